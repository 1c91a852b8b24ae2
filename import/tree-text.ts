/**
 * A tree as text: what `tree` prints, or lines indented by spaces or tabs; two spaces and more, a tab, or ` # `, begin a note.
 * If all lines are paths, as from `git ls-files` and `find`, they are split at slashes; those of `find`, which come in the
 * order of the disk, are sorted. What `ls -R` prints is read as the paths that it means.
 *
 * A tree may be too large for a recipe: further candidates replace its deepest levels by counts.
 */
import { clip } from '../src/scene/clip.ts'
import { type ImportedData, refused, type TextImporter } from './importer.ts'

export const treeText: TextImporter = {
  kind: 'text',
  what: 'an indented tree, as the command tree prints it, or paths, one a line',
  shapes: ['tree'],
  read: (input) => {
    const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\d+ director/.test(line))
    const listed = pathsListed(input)
    if (listed === 'long') return refused('is a long listing; use ls -R without -l, or find')
    const isFound = areFound(lines)
    const root = listed ? fromPaths(listed) : isFound || arePaths(lines) ? fromPaths(lines) : fromIndents(lines)
    if (isFound) sort(root)
    const [first, ...others] = root.children
    if (first === undefined) return refused('has no lines')
    const top = others.length === 0 ? first : { ...root, name: '.' }
    const title = clip(root.children.map(({ name }) => name).join(', '), 72)
    const levels = Array.from({ length: levelsOf(top) - 1 }, (_, index) => levelsOf(top) - index)
    return { ok: true, candidates: levels.map((level) => ({ title, root: asData(top, level) })) }
  },
}

type Node = { depth: number; name: string; note: string | undefined; children: Node[] }

const rootNode = (): Node => ({ depth: -1, name: '', note: undefined, children: [] })

const fromIndents = (lines: string[]): Node => {
  const root = rootNode()
  const open: Node[] = [root]
  for (const line of lines) {
    const node = nodeOf(line)
    while (open.length > 1 && (open.at(-1)?.depth ?? -1) >= node.depth) open.pop()
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  return root
}

/** Whether no line is indented or has a note, and most of them have slashes within. */
const arePaths = (lines: string[]): boolean =>
  lines.every((line) => /^[^\s│├└|`]\S*$/.test(line)) &&
  lines.filter((line) => /[^/]\/[^/]/.test(line)).length * 2 > lines.length

/** Whether every line is a path below the first one, as `find` prints them: names may have spaces then. */
const areFound = ([first = '', ...others]: string[]): boolean => {
  const top = first.endsWith('/') ? first : `${first}/`
  return others.length > 0 && others.every((line) => line.startsWith(top))
}

/** The paths that `ls -R` means: folders with a colon, each before the names in it, with blank lines between. */
const pathsListed = (input: string): string[] | 'long' | undefined => {
  const blocks = input
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map((block) => block.split(/\r?\n/))
  const heads = blocks.map(([head = '']) => /^(\S.*):$/.exec(head)?.[1])
  const first = heads[0]?.replace(/\/$/, '')
  if (first === undefined || blocks.length < 2) return undefined
  if (!heads.slice(1).every((head) => head?.startsWith(`${first}/`))) return undefined
  if (blocks.some((lines) => lines.some((line) => /^total \d+$/.test(line)))) return 'long'
  return blocks.flatMap(([, ...names], index) => [
    heads[index] ?? '',
    ...names.map((name) => `${heads[index]}/${name}`),
  ])
}

/** By name, in every folder. */
const sort = (node: Node): void => {
  node.children.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const child of node.children) sort(child)
}

const fromPaths = (lines: string[]): Node => {
  const root = rootNode()
  for (const line of lines) {
    let node = root
    for (const name of line.split('/').filter((part) => part !== '' && part !== '.')) {
      const known = node.children.find((each) => each.name === name)
      const child = known ?? { depth: node.depth + 1, name, note: undefined, children: [] }
      if (known === undefined) node.children.push(child)
      node = child
    }
  }
  return root
}

const levelsOf = ({ children }: Node): number => 1 + Math.max(0, ...children.map(levelsOf))

const leavesOf = ({ children }: Node): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0)

/** The branches and spaces before the name give its depth. */
const nodeOf = (line: string): Node => {
  const lead = /^[\s\u00a0│├└─|`+\\-]*/.exec(line)?.[0] ?? ''
  const [, name = '', note] = /^(.*?)(?:\s+#\s+|\t|\s{2,})(.*)$/.exec(line.slice(lead.length)) ?? [
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

/** The first levels of a tree; below the last, only the number of leaves. */
const asData = (node: Node, levels: number): ImportedData => {
  const isCut = levels === 1 && node.children.length > 0
  const note = node.note ?? (isCut ? `${leavesOf(node)} inside` : undefined)
  return {
    // A slash marks a folder, even if what it holds is not shown.
    name: isCut && !node.name.endsWith('/') ? `${node.name}/` : node.name,
    ...(note === undefined ? {} : { note }),
    ...(levels === 1 || node.children.length === 0
      ? {}
      : { children: node.children.map((child) => asData(child, levels - 1)) }),
  }
}
