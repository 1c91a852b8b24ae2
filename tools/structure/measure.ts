/**
 * How long files and named functions are, as people wrote them: tests and generated files are left out.
 *
 * A function's lines are those from its name to its end: comments above it are free, functions inside it count twice.
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

/** A file or a function, and how many lines it has. */
export type Measured = { place: string; lines: number }

export type MeasuredFile = Measured & { functions: Measured[] }

const uncounted = /^\.\.|^(test|deploy|node_modules)\/|\.test\.tsx?$|\.d\.ts$|\.gen\.tsx?$/

/** Measures every file of the project. */
export function measureProject(): MeasuredFile[] {
  const compiler = new API()
  const program = compiler.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects()[0]?.program
  const measured = (program?.getSourceFileNames() ?? [])
    .map((name) => ({ place: relative(process.cwd(), name), source: () => program?.getSourceFile(name) }))
    .filter(({ place }) => /\.tsx?$/.test(place) && !uncounted.test(place))
    .flatMap(({ place, source }) => measureFile(place, source()))
  compiler.close()
  return measured
}

function measureFile(place: string, source: SourceFile | undefined): MeasuredFile[] {
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

/** The lines that a share of the files or functions do not exceed. */
export function quantile(measured: readonly Measured[], share: number): number {
  const sorted = measured.map(({ lines }) => lines).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** The functions that are longer than this are long. */
export const longest = 20

export const longFunctions = (files: readonly MeasuredFile[]): Measured[] =>
  files.flatMap((file) => file.functions).filter(({ lines }) => lines > longest)
