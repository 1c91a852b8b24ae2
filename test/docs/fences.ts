/**
 * The code blocks of a Markdown text, in order, with their info strings.
 */

/** `role` is the second word of the info string (`run`, `reply`, `scene`, `file` …), `name` the third. */
export type Fence = { language: string; role: string; name: string; text: string; line: number; end: number }

const pattern = /^(`{3,})(\w*)(?: (\w+))?(?: ([a-z0-9.-]+))?\n([\s\S]*?)^\1$/gm

/** Reads every fence; `line` counts from 1. */
export const readFences = (markdown: string): Fence[] =>
  [...markdown.matchAll(pattern)].map((match) => {
    const [whole, _marks, language = '', role = '', name = '', text = ''] = match
    const line = markdown.slice(0, match.index).split('\n').length
    return { language, role, name, text: text.replace(/\n$/, ''), line, end: line + whole.split('\n').length - 1 }
  })

/** A block that is run, with the response shown for it, if one follows directly. */
export type Example = { run: Fence; reply: Fence | undefined }

/** Every example of a text. */
export const readExamples = (markdown: string): Example[] => {
  const fences = readFences(markdown)
  const lines = markdown.split('\n')
  return fences.flatMap((run, index) => {
    if (run.role !== 'run') return []
    const next = fences[index + 1]
    const touches = next?.role === 'reply' && lines.slice(run.end, next.line - 1).every((line) => line === '')
    return [{ run, reply: touches ? next : undefined }]
  })
}
