/**
 * Measures how the code is divided: `npm run structure` prints, folder by folder, how long files and named functions
 * are, and the share of functions over 20 lines. `npm run structure -- src/http` lists the long functions below it.
 *
 * Counts what people wrote and is not a test. A function's lines are those from its name to its end: comments above
 * it are free, functions inside it count twice.
 */
import { relative } from 'node:path'
import {
  isFunctionLikeDeclaration,
  isPropertyAssignment,
  isPropertyDeclaration,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'

type Measured = { place: string; lines: number }
type File = Measured & { functions: Measured[] }

const limit = 20
const uncounted = /^\.\.|^(test|deploy|node_modules)\/|\.test\.tsx?$|\.d\.ts$|\.gen\.tsx?$/

const files = readProject()
const folders = process.argv.slice(2)
if (folders.length === 0) printTable()
else for (const folder of folders) printLong(folder)

function readProject(): File[] {
  const compiler = new API()
  const program = compiler.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()[0]?.program
  const read = (program?.getSourceFileNames() ?? [])
    .map((name) => ({ place: relative(process.cwd(), name), source: () => program?.getSourceFile(name) }))
    .filter(({ place }) => /\.tsx?$/.test(place) && !uncounted.test(place))
    .flatMap(({ place, source }) => measureFile(place, source()))
  compiler.close()
  return read
}

function measureFile(place: string, source: SourceFile | undefined): File[] {
  if (source === undefined) return []
  const functions: Measured[] = []
  const lineOf = (offset: number): number => source.getLineAndCharacterOfPosition(offset).line + 1
  const visit = (node: Node): void => {
    const named = namedFunction(node)
    if (named) functions.push(measure(node, named))
    node.forEachChild(visit)
  }
  const measure = (node: Node, name: Node): Measured => {
    const first = lineOf(name.getStart(source))
    return { place: `${place}:${first} ${name.getText(source)}`, lines: lineOf(node.getEnd()) - first + 1 }
  }
  visit(source)
  return [{ place, lines: lineOf(source.text.trimEnd().length), functions }]
}

/** The name of a function or method, or of the constant or property that is one. */
function namedFunction(node: Node): Node | undefined {
  if (isFunctionLikeDeclaration(node)) return 'name' in node ? node.name : undefined
  const holder = isVariableDeclaration(node) || isPropertyAssignment(node) || isPropertyDeclaration(node)
  return holder && node.initializer && isFunctionLikeDeclaration(node.initializer) ? node.name : undefined
}

function printTable(): void {
  console.log('folder                files  median  p90   functions  median  over 20 lines')
  for (const folder of [...new Set(files.map(({ place }) => folderOf(place)))].sort()) printRow(folder)
  printRow('')
}

function printRow(folder: string): void {
  const inside = files.filter(({ place }) => folder === '' || folderOf(place) === folder)
  const functions = inside.flatMap((file) => file.functions)
  const long = functions.filter(({ lines }) => lines > limit).length
  const cells = [
    (folder || 'total').padEnd(20),
    String(inside.length).padStart(6),
    String(quantile(inside, 0.5)).padStart(7),
    String(quantile(inside, 0.9)).padStart(4),
    String(functions.length).padStart(11),
    String(quantile(functions, 0.5)).padStart(7),
    `${long} (${((100 * long) / functions.length).toFixed(1)}%)`.padStart(14),
  ]
  console.log(cells.join(' '))
}

/** The room in src, or the folder at the root. */
function folderOf(place: string): string {
  return place.split('/', place.startsWith('src/') ? 2 : 1).join('/')
}

function quantile(measured: readonly Measured[], share: number): number {
  const sorted = measured.map(({ lines }) => lines).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

function printLong(folder: string): void {
  const functions = files.flatMap((file) => file.functions).filter(({ place }) => place.startsWith(folder))
  for (const { place, lines } of functions.filter(({ lines }) => lines > limit).sort((a, b) => b.lines - a.lines))
    console.log(`${String(lines).padStart(4)}  ${place}`)
}
