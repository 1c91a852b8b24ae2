/**
 * Git's object store: blobs, trees and commits with the SHA-1 ids that git gives them (gitformat-pack(5), Pro Git 10.2).
 */
import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { readMoment } from '../../drawing/values/moment.ts'

/** A file as a commit writes it: its path and its lines, each ended by a line feed. */
export type File = { name: string; lines: string[] }

/** A commit as data have it: files that it does not name stay as they were. */
export type Commit = { name: string; time: string; files: File[]; refs: string[] }

/** What a tree lists: mode, name, and the object. */
export type Entry = { mode: string; name: string; to: GitObject }

/** An object; `column` is its distance from the commit, `item` the part of the data it is made of. */
export type GitObject = {
  type: 'commit' | 'tree' | 'blob'
  id: string
  bytes: number
  column: number
  item: Commit | File
  entries: Entry[]
  lines: string[]
}

/** All objects, the commits among them oldest first, and files whose contents stand at another depth already. */
export type Store = { objects: GitObject[]; commits: GitObject[]; clashes: File[] }

/** Writes the objects of commits, oldest first, each once. */
export function storeCommits(commits: Commit[], author: string): Store {
  const known = new Map<string, GitObject>()
  const clashes: File[] = []
  const put = (body: Uint8Array, made: Omit<GitObject, 'id' | 'bytes'>): GitObject => {
    const id = objectId(made.type, body)
    const object = known.get(id) ?? { ...made, id, bytes: body.length }
    if (object.column !== made.column && 'lines' in made.item) clashes.push(made.item)
    known.set(id, object)
    return object
  }
  const putTree = (files: Map<string, File>, commit: Commit, column: number): GitObject => {
    const entries = [...listed(files)].map(([name, below]): Entry => {
      if (below instanceof Map) return { mode: '40000', name, to: putTree(below, commit, column + 1) }
      const body = utf8ToBytes(below.lines.map((each) => `${each}\n`).join(''))
      const blob = { type: 'blob', column: column + 1, item: below, entries: [], lines: below.lines } as const
      return { mode: '100644', name, to: put(body, { ...blob, entries: [] }) }
    })
    const body = concatBytes(
      ...entries
        .toSorted(byTreeOrder)
        .flatMap(({ mode, name, to }) => [utf8ToBytes(`${mode} ${name}\0`), hexToBytes(to.id)]),
    )
    return put(body, { type: 'tree', column, item: commit, entries: entries.toSorted(byTreeOrder), lines: [] })
  }
  const files = new Map<string, File>()
  const made: GitObject[] = []
  for (const commit of commits) {
    for (const file of commit.files) files.set(file.name, file)
    const tree = putTree(files, commit, 1)
    const parent = made.at(-1)
    const who = `${author} ${(readMoment(commit.time)?.at ?? 0) / 1000} +0000`
    const head = [`tree ${tree.id}`, ...(parent === undefined ? [] : [`parent ${parent.id}`])]
    const body = utf8ToBytes([...head, `author ${who}`, `committer ${who}`, '', commit.name, ''].join('\n'))
    const entries = [{ mode: '', name: '', to: tree }]
    made.push(put(body, { type: 'commit', column: 0, item: commit, entries, lines: [] }))
  }
  return { objects: [...known.values()], commits: made, clashes }
}

/** The id of an object: SHA-1 over its type, its length, a zero byte and its contents. */
export const objectId = (type: string, body: Uint8Array): string =>
  bytesToHex(sha1(concatBytes(utf8ToBytes(`${type} ${body.length}\0`), body)))

/** Files by the first part of their paths; a directory is a map of its own. */
const listed = (files: Map<string, File>): Map<string, File | Map<string, File>> => {
  const found = new Map<string, File | Map<string, File>>()
  for (const [path, file] of files) {
    const cut = path.indexOf('/')
    const name = cut < 0 ? path : path.slice(0, cut)
    const directory = found.get(name)
    if (cut < 0) found.set(name, file)
    else found.set(name, new Map(directory instanceof Map ? directory : []).set(path.slice(cut + 1), file))
  }
  return found
}

/** Git sorts names by their bytes, a directory as if its name ended in a slash. */
const byTreeOrder = (a: Entry, b: Entry): number => {
  const [x, y] = [a, b].map(({ name, mode }) => bytesToHex(utf8ToBytes(mode === '40000' ? `${name}/` : name)))
  return (x ?? '') < (y ?? '') ? -1 : 1
}

/** An object and all that it leads to. */
export const reachedFrom = (object: GitObject): GitObject[] => [
  ...new Set([object, ...object.entries.flatMap(({ to }) => reachedFrom(to))]),
]

/** What the last commit adds, and what it shares with commits before it. */
export const lastCommit = ({ commits }: Store): { added: GitObject[]; reused: GitObject[] } => {
  const before = new Set(commits.slice(0, -1).flatMap(reachedFrom))
  const own = commits.slice(-1).flatMap(reachedFrom)
  return { added: own.filter((each) => !before.has(each)), reused: own.filter((each) => before.has(each)) }
}

/** The first seven digits of an id, as git log --oneline shows it. */
export const shortId = ({ id }: GitObject): string => id.slice(0, 7)
