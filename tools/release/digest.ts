/** SHA-256 of files, as lists of checksums have it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The digest of a file in hexadecimal digits. */
export const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
