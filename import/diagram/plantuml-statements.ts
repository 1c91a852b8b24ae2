/**
 * The statements of a PlantUML diagram without the words between them: what stands in notes, in the bodies of classes and
 * in actions of several lines is text, whatever it looks like.
 */

/** Lines that begin words, and the line that ends them; `keeps` is what is left of the first. */
type WordBlock = { begins: RegExp; ends: RegExp; keeps?: (line: string) => string }

const blocks: readonly WordBlock[] = [
  { begins: /^[ \t]*\w[^\n[]*\[[ \t]*$/, ends: /^[ \t]*\]/ },
  {
    begins:
      /^[ \t]*(?:abstract|class|interface|enum|annotation|protocol|struct|exception|metaclass|stereotype|dataclass|record|entity|object|map|json)\b[^\n{]*\{[ \t]*$/,
    ends: /^[ \t]*\}/,
  },
  { begins: /^[ \t]*[/hr]?note[ \t](?![ \t]*")[^\n:]*$/, ends: /^[ \t]*(?:end[ \t]?|\/)[hr]?note\b/, keeps: () => '' },
  {
    begins: /^[ \t]*(?:legend|title|header|footer|caption)(?:[ \t]+(?:left|right|center|top|bottom))?[ \t]*$/,
    ends: /^[ \t]*end[ \t]?(?:legend|title|header|footer|caption)\b/,
  },
  { begins: /^[ \t]*skinparam\b[^\n{]*\{[ \t]*$/, ends: /^[ \t]*\}/, keeps: () => '' },
  { begins: /^[ \t]*<style>/, ends: /<\/style>/, keeps: () => '' },
  { begins: /^[ \t]*\/'/, ends: /'\//, keeps: () => '' },
  { begins: /^[ \t]*:[^:\n]*[^:;|<>/\\\]}\s][ \t]*$/, ends: /[;|<>/\\\]}][ \t]*$/, keeps: (line) => `${line};` },
]

/** The lines of a text that are statements. Words without an end are none. */
export function statementsOf(text: string): string {
  const lines = text.split('\n')
  const kept: string[] = []
  const endless = new Set<WordBlock>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const block = blocks.find((each) => !endless.has(each) && each.begins.test(line))
    const end = block === undefined ? at : endOf(block, lines, at)
    // What is looked for in vain once is not looked for again.
    if (block !== undefined && end < 0) endless.add(block)
    if (block === undefined || end < 0) kept.push(line)
    else {
      kept.push(block.keeps?.(line) ?? line)
      at = end
    }
  }
  return kept.join('\n')
}

const endOf = ({ begins, ends }: WordBlock, lines: readonly string[], at: number): number => {
  // Of a comment, the end may be in its first line.
  if (ends.test(lines[at]!.replace(begins, ''))) return at
  for (let next = at + 1; next < lines.length; next++) if (ends.test(lines[next]!)) return next
  return -1
}
