/**
 * Unified diffs as `git diff` and `diff -u` print them: line numbers of both files, signs, and what does not add up.
 *
 * Format: GNU diffutils manual, "Detailed Description of Unified Format"; a count of 1 may be left out.
 */

/** One line of a hunk; `old` and `new` are its numbers in the two files. */
export type DiffLine = {
  /** Index in the listing. */
  index: number
  kind: 'hunk' | 'kept' | 'added' | 'removed' | 'remark'
  /** Without the sign. */
  text: string
  old?: number
  new?: number
}

/** A finding about the line at `index`. */
export type LineProblem = { index: number; problem: string }

/** A diff of one file: its path where the diff names one, and its hunks' lines; file headers are left out. */
export type Diff = { path: string | undefined; lines: DiffLine[]; problems: LineProblem[] }

/** Reads a diff of one file. */
export function readDiff(listing: string[]): Diff {
  const diff: Diff = { path: undefined, lines: [], problems: [] }
  let hunk: Hunk | undefined
  for (const [index, line] of listing.entries()) {
    const header = hunkPattern.exec(line)
    if (header !== null) {
      closeHunk(hunk, diff)
      hunk = openHunk(index, header)
      diff.lines.push({ index, kind: 'hunk', text: line })
    } else if (hunk === undefined) readHeader(line, index, diff)
    else readLine(line, { index, hunk, diff })
  }
  closeHunk(hunk, diff)
  if (hunk === undefined)
    diff.problems.push({ index: 0, problem: 'has no hunk; paste the diff with its "@@ -1,4 +1,5 @@" line' })
  return diff
}

const hunkPattern = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** What git writes before the first hunk of a file. */
const headerPattern =
  /^(?:diff |index |--- |\+\+\+ |old mode|new mode|new file|deleted file|similarity |rename |copy |$)/

type Hunk = { index: number; says: { old: number; new: number }; start: { old: number; new: number }; has: Count }
type Count = { old: number; new: number }

const openHunk = (index: number, [, old, oldCount = '1', fresh, newCount = '1']: RegExpExecArray): Hunk => ({
  index,
  start: { old: Number(old), new: Number(fresh) },
  says: { old: Number(oldCount), new: Number(newCount) },
  has: { old: 0, new: 0 },
})

const closeHunk = (hunk: Hunk | undefined, { problems }: Diff): void => {
  if (hunk === undefined) return
  const { says, has, index } = hunk
  if (says.old === has.old && says.new === has.new) return
  const problem = `says ${says.old} old and ${says.new} new lines; ${has.old} and ${has.new} follow`
  problems.push({ index, problem })
}

const readHeader = (line: string, index: number, diff: Diff): void => {
  const path = /^(?:---|\+\+\+) (?:[ab]\/)?([^\t]+)/.exec(line)?.[1]
  if (path !== undefined && path !== '/dev/null') diff.path = path
  if (!headerPattern.test(line))
    diff.problems.push({ index, problem: 'comes before the first hunk; a hunk begins with "@@ -1,4 +1,5 @@"' })
}

/** Lines by their sign. */
const kinds: ReadonlyMap<string, 'kept' | 'added' | 'removed' | 'remark'> = new Map([
  [' ', 'kept'],
  ['+', 'added'],
  ['-', 'removed'],
  ['\\', 'remark'],
])

const readLine = (line: string, { index, hunk, diff }: { index: number; hunk: Hunk; diff: Diff }): void => {
  // An editor may have trimmed the space of an empty line.
  const kind = kinds.get(line[0] ?? ' ')
  if (kind === undefined)
    diff.problems.push({ index, problem: 'must begin with a space, "+", "-" or "@@"; paste the diff of one file' })
  else if (kind === 'remark') diff.lines.push({ index, kind, text: line })
  else diff.lines.push({ index, kind, text: line.slice(1), ...countLine(kind, hunk) })
}

/** Counts a line in the files that have it, and returns its numbers there. */
const countLine = (kind: 'kept' | 'added' | 'removed', { start, has }: Hunk): { old?: number; new?: number } => ({
  ...(kind === 'added' ? {} : { old: start.old + has.old++ }),
  ...(kind === 'removed' ? {} : { new: start.new + has.new++ }),
})

/** How many lines a diff adds and removes. */
export const diffSize = (listing: string[]): { added: number; removed: number } => {
  const { lines } = readDiff(listing)
  const count = (wanted: DiffLine['kind']): number => lines.filter(({ kind }) => kind === wanted).length
  return { added: count('added'), removed: count('removed') }
}
