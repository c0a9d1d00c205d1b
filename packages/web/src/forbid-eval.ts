/**
 * Zod tries `Function` before it first checks anything, which our policy refuses and reports; told so, it does not try.
 * Imported before all else: a schema may be made, and asked, while modules are still being read.
 */
const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
;(place.__zod_globalConfig ??= {}).jitless = true

export {}
