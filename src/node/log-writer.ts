/**
 * Writes log lines without ever making a request wait for them.
 *
 * Lines are written in batches. Where the reader does not keep up or the disk is full, up to a megabyte is kept;
 * later lines are dropped, and their number is logged when writing works again.
 */
import { SonicBoom } from 'sonic-boom'

export type LogWriter = {
  write: (line: object) => void
  /** Writes what is left, as far as that is possible in half a second; then the writer is closed. */
  end: () => Promise<void>
}

/** Makes a writer to a file descriptor; standard output by default. */
export function createLogWriter(fd = 1): LogWriter {
  const stream = new SonicBoom({ fd, sync: false, maxLength: mostKept })
  let dropped = 0
  const write = (line: object): void =>
    void stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
  stream.on('drop', () => dropped++)
  // What could not be written is kept, and tried again with the next line.
  stream.on('error', () => undefined)
  stream.on('drain', () => {
    if (dropped === 0) return
    const count = dropped
    dropped = 0
    write({ dropped: count })
  })
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, endTime)
      stream.once('close', resolve)
      stream.end()
    })
  return { write, end }
}

const mostKept = 1_048_576
const endTime = 500
