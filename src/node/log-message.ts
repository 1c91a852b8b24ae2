/**
 * Messages about the process itself, on standard error.
 */

// Nobody may be reading, or the disk may be full: no reason to stop serving.
process.stderr.on('error', () => undefined)

export const logMessage = (words: string): void => {
  try {
    process.stderr.write(`diagref: ${words}\n`)
  } catch {
    // A full disk throws synchronously.
  }
}
