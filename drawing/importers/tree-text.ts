/**
 * A tree as text: what `tree` prints, or lines indented by spaces or tabs; two spaces and more, or ` # `, begin a note.
 */
import { type ImportedData, refused, type TextImporter } from './importer.ts'

export const treeText: TextImporter = {
  kind: 'text',
  what: 'an indented tree, as the command tree prints it',
  shapes: ['tree'],
  read: (input) => {
    const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\d+ director/.test(line))
    const root: Node = { depth: -1, name: '', note: undefined, children: [] }
    const open: Node[] = [root]
    for (const line of lines) {
      const node = nodeOf(line)
      while (open.length > 1 && (open.at(-1)?.depth ?? -1) >= node.depth) open.pop()
      open.at(-1)?.children.push(node)
      open.push(node)
    }
    const [first, ...others] = root.children
    if (first === undefined) return refused('has no lines')
    const top = others.length === 0 ? first : { ...root, name: '.' }
    return { ok: true, candidates: [{ title: first.name.slice(0, 72), root: asData(top) }] }
  },
}

type Node = { depth: number; name: string; note: string | undefined; children: Node[] }

/** Branches and spaces before the name say how deep it is. */
const nodeOf = (line: string): Node => {
  const lead = /^[\s\u00a0│├└─|`+\\-]*/.exec(line)?.[0] ?? ''
  const [, name = '', note] = /^(.*?)(?:\s+#\s+|\s{2,})(.*)$/.exec(line.slice(lead.length)) ?? [
    line,
    line.slice(lead.length),
  ]
  return {
    depth: lead.replaceAll('\t', '    ').length,
    name: name.trim(),
    note: note?.trim() || undefined,
    children: [],
  }
}

const asData = ({ name, note, children }: Node): ImportedData => ({
  name,
  ...(note === undefined ? {} : { note }),
  ...(children.length === 0 ? {} : { children: children.map(asData) }),
})
