/** Git's object store: blobs, trees and commits with the ids that git gives them (gitformat-pack(5), Pro Git 10.2). */
import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A commit: files that it does not name stay as they were; each line of a file ends with a line feed. */
export type StoredCommit = { name: string; time: string; files: File[]; refs: string[] }
type File = { name: string; lines: string[] }

/** An object: the part of the data that it is made of, what is in it as words and rows, and what it names. */
export type GitObject = Made & { id: string; bytes: number; entries: Entry[] }
type Made = { type: 'blob' | 'tree' | 'commit'; item: StoredCommit | File; text?: string; rows: string[] }
/** What an object names: entries of a tree have the mode of git, those of a commit are its tree and its parent. */
type Entry = { mode: string; name: string; to: GitObject }

/** The objects of commits, each once, the last one's first; of those that it consists of, which it adds and reuses. */
export function storeCommits({ commits, author }: { commits: StoredCommit[]; author: string }) {
  const objects = new Map<string, GitObject>()
  const files = new Map<string, File>()
  let [before, own] = [new Set<GitObject>(), new Set<GitObject>()]
  const put = (body: Uint8Array, made: Made, entries: Entry[] = []): GitObject => {
    const id = objectId(made.type, body)
    const object = objects.get(id) ?? { ...made, id, bytes: body.length, entries }
    objects.set(id, object)
    own.add(object)
    return object
  }
  const putTree = (directory: string, item: StoredCommit): GitObject => {
    const paths = [...files.keys()].filter((path) => path.startsWith(directory))
    const names = new Set(paths.map((path) => path.slice(directory.length).split('/')[0] ?? ''))
    const entries = [...names].map((name): Entry => {
      const file = files.get(directory + name)
      if (file === undefined) return { mode: '40000', name, to: putTree(`${directory}${name}/`, item) }
      return { mode: '100644', name, to: put(textOf(file.lines), { type: 'blob', item: file, rows: file.lines }) }
    })
    // By the bytes of their names, a directory as if its name ended in a slash.
    const order = ({ name, mode }: Entry): string => bytesToHex(utf8ToBytes(mode === '40000' ? `${name}/` : name))
    entries.sort((a, b) => (order(a) < order(b) ? -1 : 1))
    const listed = entries.flatMap(({ mode, name, to }) => [utf8ToBytes(`${mode} ${name}\0`), hexToBytes(to.id)])
    const rows = entries.map(({ name, to }) => `${to.id.slice(0, 7)} ${name}`)
    return put(concatBytes(...listed), { type: 'tree', item, rows }, entries)
  }
  const named: Entry[] = []
  for (const item of commits) {
    ;[before, own] = [new Set(objects.values()), new Set()]
    for (const file of item.files) files.set(file.name, file)
    const entries = [{ mode: '', name: 'tree', to: putTree('', item) }, ...named.splice(0)]
    const links = entries.map(({ name, to }) => `${name} ${to.id}`)
    const who = `${author} ${Date.parse(item.time) / 1000} +0000`
    const body = textOf([...links, `author ${who}`, `committer ${who}`, '', item.name])
    const rows = commitRows(entries, item, author.replace(/ <.*/, ''))
    const to = put(body, { type: 'commit', item, text: item.name, rows }, entries)
    named.push({ mode: '', name: 'parent', to })
  }
  const [added, reused] = [false, true].map((known) => [...own].filter((each) => before.has(each) === known))
  return { objects: [...objects.values()].toReversed(), added: added ?? [], reused: reused ?? [] }
}

/** What a commit names, and by whom and when it was made. */
const commitRows = (entries: readonly Entry[], { time }: StoredCommit, author: string): string[] => [
  ...entries.map(({ name, to }) => `${name} ${to.id.slice(0, 7)}`),
  `author ${author}`,
  `committer ${author}`,
  time.replace('T', ' ').replace('Z', ' UTC'),
]

/** The id of an object: SHA-1 over its type, its length, a zero byte and its contents. */
export const objectId = (type: string, body: Uint8Array): string =>
  bytesToHex(sha1(concatBytes(utf8ToBytes(`${type} ${body.length}\0`), body)))

const textOf = (lines: string[]): Uint8Array => utf8ToBytes(lines.map((each) => `${each}\n`).join(''))
