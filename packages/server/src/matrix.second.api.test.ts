import { tryMatrix, tryWatch } from './testing/matrix.ts'

tryMatrix(1, 2)
tryWatch()
