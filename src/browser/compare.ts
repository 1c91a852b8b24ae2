/**
 * The script of a comparison: wide diagrams begin where they are read.
 */
import './page.ts'
import { showPoints } from './show-point.ts'

showPoints()
