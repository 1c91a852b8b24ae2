/**
 * The history of a repository: git log --all --topo-order --format='%h%x09%p%x09%D%x09%s'
 *
 * One commit per line, newest first: hash, parents, refs and subject, separated by tabs. What git log --oneline prints is
 * read too: with --graph the strokes say which commit is whose parent, with --parents the line does; without either no
 * parents are known, and none are made up.
 */
import { idOfHash } from '../drawing/values/hash-id.ts'
import { clip } from '../src/scene/clip.ts'
import { isGraph, readGraph } from './git-graph-lines.ts'
import { type Imported, type ImportedData, refused, type TextImporter } from './importer.ts'

const command = "git log --all --topo-order --format='%h%x09%p%x09%D%x09%s'"

export const gitLog: TextImporter = {
  kind: 'text',
  what: `${command}, or --oneline with --graph or --parents`,
  shapes: ['timeline'],
  read: (input) => {
    const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '')
    if (lines.length === 0) return refused('has no commits')
    const read = lines.some((line) => line.includes('\t'))
      ? tabbed(lines)
      : isGraph(lines)
        ? graphed(lines)
        : plain(lines)
    if (typeof read === 'number') return refused(noCommit, read)
    if ('problem' in read) return refused(read.problem, read.line)
    return asData(read)
  },
}

const noCommit = `is no commit: expected hash, parents, names and subject with tabs between them, from ${command}; or what git log --oneline prints`

/** A commit as git prints it; without `parents` they are unknown. */
type Commit = { hash: string; parents: string[] | undefined; refs: string[]; subject: string }

/** The newest commits, and what is said of all: parents that are not among the newest are drawn as lines that end. */
const asData = (commits: Commit[]): Imported => {
  const events = commits.slice(0, most).map(eventOf)
  const merges = commits.slice(0, most).filter(({ parents = [] }) => parents.length > 1).length
  const kept = commits.length > most ? `The newest {commits} of ${commits.length} commits` : '{commits} commits'
  const areKnown = commits.some(({ parents }) => parents !== undefined)
  const said = !areKnown ? '' : merges > 0 ? ', {merges} of them merges' : ', none of them a merge'
  const subtitle = areKnown ? {} : { subtitle: 'git log --oneline tells no parents, so no lines join the commits' }
  return { ok: true, candidates: [{ title: `${kept}${said}`, ...subtitle, events }] }
}

/** The most commits in one picture. */
const most = 48

/** Lines with tabs; the number of a line that is none. */
const tabbed = (lines: string[]): Commit[] | number => {
  const commits: Commit[] = []
  for (const [index, line] of lines.entries()) {
    const [hash = '', parents = '', refs = '', ...subject] = line.split('\t')
    if (!isHash(hash) || subject.length === 0) return index + 1
    commits.push({
      hash,
      parents: parents.split(' ').filter(isHash),
      refs: refs.split(', '),
      subject: subject.join(' '),
    })
  }
  return commits
}

type Problem = { problem: string; line: number }

const graphed = (lines: string[]): Commit[] | number | Problem => {
  const graph = readGraph(lines)
  if (!graph.ok)
    return {
      problem: `has strokes that cannot be followed; use ${command}, or git log --oneline --parents`,
      line: graph.line,
    }
  const form = { withParents: false, withRefs: hasRefs(lines) }
  const commits = graph.commits.map(({ words, line }) => ({ line, commit: lineOf(words, form) }))
  const bad = commits.find(({ commit }) => commit === undefined)
  if (bad !== undefined) return bad.line
  return graph.commits.map(({ parents, open }, row) => {
    const outside = Array.from({ length: open }, () => beyond)
    return {
      ...commits[row]!.commit!,
      parents: [...parents.map((parent) => commits[parent]!.commit!.hash), ...outside],
    }
  })
}

/** Stands for the hash of a parent that the input does not have. */
const beyond = 'older'

/** Lines of --oneline: the hashes after the first are parents if most lines have some. */
const plain = (lines: string[]): Commit[] | number => {
  const withParents = lines.filter((line) => /^[0-9a-f]{7,64} [0-9a-f]{7,64}\b/.test(line)).length * 2 > lines.length
  const commits = lines.map((line) => lineOf(line, { withParents, withRefs: hasRefs(lines) }))
  const bad = commits.indexOf(undefined)
  return bad >= 0 ? bad + 1 : commits.filter((commit) => commit !== undefined)
}

/** Names in parentheses are those of branches where HEAD or a tag is among them; else a subject may begin so. */
const hasRefs = (lines: string[]): boolean => lines.some((line) => /\((?:HEAD|tag: )/.test(line))

/** `hash [parents] [(refs)] subject`. */
const lineOf = (
  line: string,
  { withParents, withRefs }: { withParents: boolean; withRefs: boolean },
): Commit | undefined => {
  const [hash = '', ...words] = line.trim().split(' ')
  if (!isHash(hash)) return undefined
  const count = withParents ? words.findIndex((word) => !isHash(word)) : 0
  const rest = words.slice(count < 0 ? words.length : count).join(' ')
  const [, refs, subject] = (withRefs ? /^\(([^)]*)\)\s*(.*)/.exec(rest) : null) ?? [rest, '', rest]
  const parents = withParents ? words.slice(0, words.length - (rest === '' ? 0 : rest.split(' ').length)) : undefined
  return { hash, parents, refs: (refs ?? '').split(', '), subject: subject ?? '' }
}

const isHash = (words: string): boolean => /^[0-9a-f]{4,64}$/.test(words)

const eventOf = ({ hash, parents = [], refs, subject }: Commit): ImportedData => {
  const names = refs
    .map((name) => name.trim().replace(/^HEAD -> /, ''))
    .filter((name) => name !== '' && name !== 'HEAD' && !name.endsWith('/HEAD'))
  return {
    id: idOfHash(hash),
    name: clip(subject.trim() || 'no message', 72),
    after: parents.map(idOfHash),
    ...(names.length === 0 ? {} : { refs: names.slice(0, 4).map((name) => clip(name, 40)) }),
  }
}
