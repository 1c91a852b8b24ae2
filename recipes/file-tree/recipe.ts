/** The files of a Go service, with what each is for; one folder holds every query. */
import { nodesOf, saysChildren, type TreeNode, type TreeNodeInput, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawIndented } from './draw-indented.ts'

const file = (name: string, note?: string): TreeNodeInput => ({ name, ...(note === undefined ? {} : { note }) })

const folder = (name: string, note: string, children: TreeNodeInput[]): TreeNodeInput => ({ name, note, children })

/** A folder says what is below it, were it nothing, or ends in a slash; all else are files. */
const isFolder = (node: TreeNode): boolean => saysChildren(node) || node.name.endsWith('/')

const filesOf = (root: TreeNode): TreeNode[] => nodesOf(root).filter((node) => !isFolder(node))

export default defineRecipe({
  name: 'File tree',
  family: 'Developer surfaces',
  description:
    'Folders and files as an indented tree, with how many files a folder has in a second column and what each is for in a third; one folder or file is highlighted. Also called directory tree, folder structure, project layout or repository structure.',
  useWhen:
    'A README, design document or review must say where things are and what belongs where: which folder a new file goes to, what a generator makes. Good for up to 60 files and folders on 6 levels.',
  avoidWhen:
    'The parts are ideas rather than files: use `mind-map`. What calls what is the question: use `c4-container`. The lines that a change touches: use `code-diff`. How much space folders take: use `treemap`.',
  visual: 84,
  ease: 88,
  overall: 86,
  rationale:
    'Names, purposes and counts are columns of their own, so the band of one folder shows its share at once. A file inserted by hand moves all rows below. You supply names in order and a few words for the files that need them.',
  reviewed: '2026-11-23',
  revision: 1,
  data: treeForm({ depth: 10, name: 48 }),
  sample: {
    title: 'Only store/ queries the database',
    subtitle: 'It has {inside} of the {files} files; parcel/, the domain, does no I/O',
    source: 'Illustrative repository',
    focus: ['store/'],
    root: {
      name: 'parcels/',
      children: [
        folder('cmd/', 'one folder per program', [
          folder('parcels/', 'the server', [file('main.go', 'reads settings, wires adapters, starts listening')]),
        ]),
        folder('internal/', 'cannot be imported from outside this module', [
          folder('parcel/', 'the domain: types and rules, no I/O', [
            file('parcel.go', 'states and the transitions between them'),
            file('eta.go', 'arrival estimates'),
            file('eta_test.go', 'runs without a database'),
          ]),
          folder('web/', 'routes, handlers, problem details', [
            file('routes.go', 'one line per endpoint'),
            file('tracking.go', 'what a recipient sees'),
          ]),
          folder('store/', 'runs the queries of the service', [
            file('parcels.go', 'implements the interface that parcel/ declares'),
            file('outbox.go', 'events in the same transaction'),
            file('queries.sql', 'all queries, embedded in the program'),
            file('queries.go', 'one function per query'),
          ]),
        ]),
        folder('migrations/', 'numbered, never changed after a release', [
          file('0041_events.sql', 'one row per scan'),
          file('0042_eta.sql', 'adds the arrival estimate'),
        ]),
        file('Makefile', 'build, test, apply migrations'),
        file('go.mod', 'module path and versions'),
        file('go.sum', 'checksums of every dependency'),
      ],
    },
  },
  draw: (data, sheet) => {
    // Folders say how many files they have, so that what is in focus can be compared.
    const countOf = (node: TreeNode) => (isFolder(node) ? count(filesOf(node).length, 'file') : undefined)
    drawIndented(data, sheet, { as: 'code', parent: { size: 14, bold: true, mono: true }, isParent: isFolder, countOf })
    sheet.prove('files', data.root)
    sheet.prove('inside', ...nodesOf(data.root).filter((node) => sheet.isFocus(node)))
  },
  derive: ({ root, focus = [] }) => {
    const inFocus = nodesOf(root).filter(({ id, name }) => focus.some((each) => each === id || each === name))
    return {
      files: String(filesOf(root).length),
      inside: String(new Set(inFocus.flatMap(filesOf)).size),
      folders: String(nodesOf(root).length - filesOf(root).length),
    }
  },
  meanings: { files: 'all files', inside: 'files in what is in focus', folders: 'all folders' },
  describe: ({ root, focus }) => {
    const [files, all] = [filesOf(root).length, nodesOf(root).length]
    const top = root.children.map(({ name, note }) => (note === undefined ? name : `${name} (${note})`))
    const marked = nodesOf(root)
      .filter(({ id, name }) => focus?.some((each) => each === id || each === name))
      .map((node) => {
        const inside = isFolder(node) ? `${filesOf(node).length} of ${count(files, 'file')}` : undefined
        const said = [node.note, inside].filter((words) => words !== undefined)
        return said.length === 0 ? node.name : `${node.name} (${said.join('; ')})`
      })
    const highlight = marked.length === 0 ? '' : ` Highlighted: ${enumerate(marked)}.`
    return `The file tree of ${root.name} with ${count(files, 'file')} in ${count(all - files, 'folder')}.${top.length === 0 ? '' : ` At the top: ${enumerate(top, 6)}.`}${highlight}`
  },
})
