/**
 * `diagref`: the command line of the package.
 */
import { main } from '../src/cli/program/main.ts'

void main(process.argv.slice(2))
