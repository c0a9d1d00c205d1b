declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'
  /** The part of the S3-speaking test server that the tests use; it brings no types of its own. */
  export default class S3rver {
    constructor(options: {
      directory: string
      silent: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    configureBuckets(): Promise<void>
    callback(): RequestListener
  }
}
