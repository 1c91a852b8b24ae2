/**
 * Reads D2 into a board: objects within objects and the edges between them. Boards beside the first, variables, globs
 * and looks are in the ledger.
 */
import { Cursor, StatementStop } from '../text/cursor.ts'
import type { TextReport } from '../text/report.ts'
import { classesIn, D2Board, type D2Edge, type D2Object, isClear } from './d2-board.ts'
import { boardInstead, boardWords } from './d2-boards.ts'
import { type D2Statement, keywords, readBody, withinClasses } from './d2-syntax.ts'

export function readD2(raw: string): { board: D2Board; report: TextReport } {
  const cursor = new Cursor(raw.replaceAll('\r', ' ').replace(/^\ufeff/, ' '))
  const fail = (work: () => void): void => {
    const start = cursor.at
    try {
      work()
      if (cursor.at === start) cursor.stop('a key or an edge')
    } catch (stop) {
      if (!(stop instanceof StatementStop)) throw stop
      cursor.finding(stop.expected, stop.at)
      cursor.at = Math.max(start + 1, stop.at)
      cursor.at = cursor.find(/[\n;}]/g)
    }
  }
  const statements: D2Statement[] = []
  while (!cursor.done && !cursor.report.isFull) {
    statements.push(...readBody(cursor, fail))
    // A } that nothing began.
    if (!cursor.done && !cursor.report.isFull) cursor.at += 1
  }
  const board = new D2Board()
  const builder = new Builder(board, cursor.report)
  builder.add(statements, board.root)
  builder.add(boardInstead(statements, board, cursor.report), board.root)
  board.settleClasses()
  for (const { at } of board.edges.filter(({ isInvisible }) => isInvisible))
    cursor.report.noteOnce('invisible links', at, '')
  board.keep(({ isInvisible }) => isInvisible !== true)
  return { board, report: cursor.report }
}

class Builder {
  readonly #board: D2Board
  readonly #report: TextReport

  constructor(board: D2Board, report: TextReport) {
    this.#board = board
    this.#report = report
  }

  add(statements: readonly D2Statement[], scope: D2Object): void {
    for (const statement of statements)
      if (statement.indexed !== undefined) this.#edgeAgain(statement, scope)
      else if (statement.paths.length > 1) this.#edges(statement, scope)
      else this.#key(statement, scope)
  }

  #key({ paths: [path = []], value, block, body = [], at }: D2Statement, scope: D2Object): void {
    const [first = ''] = path
    if (path.length === 0) return
    if (path.some((key) => key.includes('*')))
      return this.#report.noteOnce('patterns for several objects', at, path.join('.'))
    if (scope === this.#board.root && boardWords.has(first)) return
    if (first === 'vars') return this.#report.noteOnce('variables', at, first)
    if (first === 'classes') {
      // A class says of others what an object says of itself.
      return this.add(
        withinClasses({ paths: [path], signs: [], body, at, ...(value === undefined ? {} : { value }) }),
        this.#board.classes,
      )
    }
    const reserved = path.findIndex((key) => keywords.test(key))
    const target = this.#board.at(scope, reserved < 0 ? path : path.slice(0, reserved), at)
    if (reserved >= 0) {
      if (path[reserved] === 'style') this.#look(target, path.slice(reserved + 1), { value, body })
      // `label.near` is a place.
      const key = path[reserved] === 'label' ? path.at(-1) : path[reserved]
      return this.#set(target, key ?? '', { value, body, at })
    }
    if (value === 'null') return this.#board.drop(target)
    if (value !== undefined) target.label = value
    // Words in bars have no box around them.
    if (block === true) target.shape ??= 'text'
    this.add(body, target)
  }

  /** `style.opacity: 0`, or the same in braces. */
  #look(
    target: D2Object,
    [name]: string[],
    { value = '', body }: { value: string | undefined; body: D2Statement[] },
  ): void {
    target.looks ??= new Map()
    if (name !== undefined) target.looks.set(name, value)
    for (const { paths: [[own = ''] = []] = [], value: words = '' } of body) target.looks.set(own, words)
  }

  /** A key with a meaning of its own. */
  #set(
    target: D2Object,
    key: string,
    { value = '', body, at }: { value: string | undefined; body: D2Statement[]; at: number },
  ): void {
    if (key === 'class') target.classes = classesIn(value)
    if (key === 'label') target.label = value
    else if (key === 'shape') target.shape = value.toLowerCase()
    else if (key === 'direction') target.direction = value
    else if (key === 'constraint') target.constraint = value
    else if (key === 'link') this.#report.note('a link or a click', at, value)
    else if (key === 'tooltip') this.#report.note('a tooltip', at, value)
    else if (key === 'icon') this.#report.noteOnce('icons', at, value)
    else if (/^(?:style|class|3d|multiple|animated|opacity|stroke|fill|filled|font|bold|shadow)$/.test(key))
      this.#report.noteOnce('styles are not carried over', at, value)
    else this.#report.noteOnce('places and sizes: laid out here', at, key)
    for (const inner of body)
      if (inner.paths[0]?.[0] === 'shape' && key.endsWith('arrowhead'))
        this.#report.noteOnce('forms of arrow heads', at, '')
  }

  #edges({ paths, signs, value, body = [], at }: D2Statement, scope: D2Object): void {
    const ends = paths.map((path) =>
      this.#board.at(
        scope,
        path.filter((key) => !keywords.test(key)),
        at,
      ),
    )
    for (const [index, sign] of signs.entries()) {
      const [from, to] = [ends[index], ends[index + 1]]
      if (from === undefined || to === undefined) continue
      const edge: D2Edge = { from, to, sign, scope, at, ...(value === undefined ? {} : { label: value }) }
      this.#dress(edge, body)
      this.#board.edges.push(edge)
    }
  }

  /** What braces of an edge say of it. */
  #dress(edge: D2Edge, body: readonly D2Statement[]): void {
    for (const { paths: [path = []] = [], value = '', body: inner = [], at } of body) {
      const [first = '', second] = path
      if (first === 'label') edge.label = value
      else if (first === 'class') edge.classes = classesIn(value)
      else if (first === 'style' && second === 'stroke-dash') edge.isDashed = value !== '0'
      else if (first === 'style' && second === 'opacity' && isClear(value)) edge.isInvisible = true
      else if (first === 'style' && second === undefined)
        this.#dress(
          edge,
          inner.map((each) => ({ ...each, paths: [['style', ...(each.paths[0] ?? [])]] })),
        )
      else if (first === 'link') this.#report.note('a link or a click', at, value)
      else if (first.endsWith('arrowhead')) this.#report.note('words and forms of arrow heads', at, value)
      else {
        if (first === 'style' && second === 'stroke') edge.stroke = value
        if (first === 'style' && second === 'opacity') edge.isInvisible = false
        this.#report.noteOnce('styles are not carried over', at, path.join('.'))
      }
    }
  }

  /** `(a -> b)[0].style…` says more of an edge. */
  #edgeAgain({ paths, indexed = [], value, body = [], at }: D2Statement, scope: D2Object): void {
    const [from, to] = paths.map((path) => this.#board.find(scope, path))
    const edge = this.#board.edges.findLast((each) => each.from === from && each.to === to)
    const own =
      indexed.length === 0
        ? body
        : [{ paths: [indexed], signs: [], body, at, ...(value === undefined ? {} : { value }) }]
    if (edge === undefined) return this.#report.note('more on an edge that is not there', at, paths.join(' '))
    if (indexed.length === 0 && value !== undefined) edge.label = value
    this.#dress(edge, own)
  }
}
