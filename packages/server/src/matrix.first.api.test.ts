import { tryMatrix, tryStrays, tryWatch } from './testing/matrix.ts'

tryMatrix(0, 2)
tryStrays()
tryWatch()
