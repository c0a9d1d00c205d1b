import sharp from 'sharp'

/**
 * Leaves this process three decoders of the two dozen that are compiled in, and only for bytes in memory: what is no
 * JPEG, PNG or WebP finds nothing that reads it. It holds for the whole process and cannot be undone by accident.
 */
export function allowPicturesOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
}
