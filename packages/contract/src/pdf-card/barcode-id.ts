/** How the id of a barcode's shape begins; what its bars say follows, so that whoever reads them back knows what to expect. */
export const barcodeId = 'barcode:'
