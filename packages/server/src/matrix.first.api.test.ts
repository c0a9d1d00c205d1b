import { tryMatrix, tryStrays } from './testing/matrix.ts'

tryMatrix(0, 2)
tryStrays()
