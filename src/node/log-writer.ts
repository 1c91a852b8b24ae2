/**
 * Writes log lines without ever making a request wait.
 *
 * Lines are written in batches. If the reader does not keep up or the disk is full, up to a megabyte is buffered;
 * later lines are dropped, and their number is logged when writing works again.
 */
import sonic from 'sonic-boom'

export type LogWriter = {
  write: (line: object) => void
  /** Writes what it can of the rest within half a second, then closes the writer. */
  end: () => Promise<void>
}

/** Makes a writer to a file descriptor; standard output by default. */
export function createLogWriter(fd = 1): LogWriter {
  const stream = new sonic.SonicBoom({ fd, sync: false, maxLength: mostKept })
  let dropped = 0
  const write = (line: object): void =>
    void stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
  stream.on('drop', () => dropped++)
  // What could not be written stays in the buffer, and is retried with the next line.
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
