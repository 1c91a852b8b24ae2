/**
 * Workflow commands of GitHub Actions: a remark at a line of a file, shown in a pull request.
 */
import { stripControls } from '../terminal.ts'

export type Annotation = {
  command: 'error' | 'warning'
  file: string
  line: number
  column: number
  title: string
  words: string
}

/** An annotation as a line. */
export function annotation({ command, file, line, column, title, words }: Annotation): string {
  const place = `file=${property(file)},line=${line},col=${column},title=${property(title)}`
  return `::${command} ${place}::${data(stripControls(words))}\n`
}

const data = (words: string): string => words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (words: string): string => data(words).replaceAll(':', '%3A').replaceAll(',', '%2C')
