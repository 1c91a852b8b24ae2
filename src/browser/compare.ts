/**
 * What runs on the comparison: the choice of a look.
 */
import { startLook } from './look.ts'

startLook()
