/**
 * Mutants: small faults put into the source, one at a time, to see whether a test fails.
 */

/** One fault: the text from `start` to `end` of a file becomes `text`. */
export type Mutant = {
  file: string
  line: number
  start: number
  end: number
  /** The source there, and what it becomes. */
  was: string
  text: string
  /** Whether it takes effect while its module is loaded, so that only a fresh module shows it. */
  isStatic: boolean
}

/** `timeout`: the fault made a test run for far longer than before, which a person would notice too. */
export type Outcome = 'killed' | 'survived' | 'timeout'
