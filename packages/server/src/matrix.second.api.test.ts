import { tryMatrix } from './testing/matrix.ts'

tryMatrix(1, 2)
