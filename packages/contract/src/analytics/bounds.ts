/** The most bytes of a failure that is reported. Apart from the schemas, which no first page carries. */
export const clientLogBytes = 8192
