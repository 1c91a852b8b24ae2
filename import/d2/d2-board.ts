/**
 * A board of D2: objects within objects by their keys, and edges between any two of them.
 */

export type D2Object = {
  key: string
  /** The keys from the root, joined. */
  id: string
  label?: string
  shape?: string
  direction?: string
  constraint?: string
  /** Styles by their names, such as `opacity`. */
  looks?: Map<string, string>
  /** Names of classes that it has, and what these say of its looks. */
  classes?: string[]
  ofClasses?: Map<string, string>
  parent?: D2Object
  children: Map<string, D2Object>
  at: number
}

export type D2Edge = {
  from: D2Object
  to: D2Object
  sign: string
  scope: D2Object
  label?: string
  isDashed?: boolean
  isInvisible?: boolean
  /** The color of its line. */
  stroke?: string
  classes?: string[]
  at: number
}

/** Members of tables and classes are written like objects within them. */
const withMembers = new Set(['sql_table', 'class'])

/** `hot`, or a list: `[hot; big]`. */
export const classesIn = (value: string): string[] =>
  value
    .replaceAll(/[[\]"']/g, '')
    .split(/[;,]/)
    .map((each) => each.trim())

/** Whether an opacity leaves nothing to see. */
export const isClear = (opacity: string): boolean => Number(opacity || 1) === 0

export class D2Board {
  readonly root: D2Object = { key: '', id: '', children: new Map(), at: 0 }
  edges: D2Edge[] = []
  /** What objects of a class are like, by its name. */
  readonly classes: D2Object = { key: 'classes', id: 'classes', children: new Map(), at: 0 }

  /** The object at a path from a scope, made on the way; `_` is the object around. Keys are alike in any case. */
  at(scope: D2Object, path: readonly string[], at: number): D2Object {
    let here = scope
    for (const key of path)
      here = key === '_' ? (here.parent ?? here) : (here.children.get(key.toLowerCase()) ?? this.#make(here, key, at))
    return here
  }

  find(scope: D2Object, path: readonly string[]): D2Object | undefined {
    let here: D2Object | undefined = scope
    for (const key of path) here = key === '_' ? here?.parent : here?.children.get(key.toLowerCase())
    return here
  }

  #make(parent: D2Object, key: string, at: number): D2Object {
    const made: D2Object = {
      key,
      id: parent === this.root ? key : `${parent.id}.${key}`,
      parent,
      children: new Map(),
      at,
    }
    parent.children.set(key.toLowerCase(), made)
    return made
  }

  /** An object that is set to null goes, with its edges. */
  drop(object: D2Object): void {
    object.parent?.children.delete(object.key.toLowerCase())
    this.keep(({ from, to }) => from !== object && to !== object)
  }

  /** Keeps these edges alone. */
  keep(isKept: (edge: D2Edge) => boolean): void {
    this.edges = this.edges.filter(isKept)
  }

  /** What the classes of objects and edges say of them, unless they say it themselves. */
  settleClasses(): void {
    const classOf = (name: string): D2Object[] => {
      const found = this.classes.children.get(name.toLowerCase())
      return found === undefined ? [] : [found]
    }
    for (const object of this.objects())
      for (const { shape, label, looks } of (object.classes ?? []).flatMap(classOf)) {
        if (shape !== undefined) object.shape ??= shape
        if (label !== undefined) object.label ??= label
        if (looks !== undefined) object.ofClasses = new Map([...(object.ofClasses ?? []), ...looks])
      }
    for (const edge of this.edges)
      for (const { looks } of (edge.classes ?? []).flatMap(classOf)) {
        const [dash, stroke, opacity] = ['stroke-dash', 'stroke', 'opacity'].map((name) => looks?.get(name))
        if (dash !== undefined) edge.isDashed ??= dash !== '0'
        if (stroke !== undefined) edge.stroke ??= stroke
        if (opacity !== undefined) edge.isInvisible ??= isClear(opacity)
      }
  }

  /** The only object at the root, if there is one. */
  get only(): D2Object | undefined {
    return this.root.children.size === 1 ? [...this.root.children.values()][0] : undefined
  }

  /** Objects below the root, outer ones first; members of tables and classes are none. */
  objects(): D2Object[] {
    const found: D2Object[] = []
    const open = [...this.root.children.values()]
    for (let index = 0; index < open.length; index++) {
      const object = open[index] as D2Object
      found.push(object)
      if (!withMembers.has(object.shape ?? '')) open.push(...object.children.values())
    }
    return found.toSorted((a, b) => a.at - b.at)
  }

  /** Objects without objects in them. */
  leaves(): D2Object[] {
    return this.objects().filter(({ children, shape = '' }) => children.size === 0 || withMembers.has(shape))
  }

  /** The object that an end of an edge is drawn at: of a column, its table. */
  owner(object: D2Object): D2Object {
    return object.parent !== undefined && withMembers.has(object.parent.shape ?? '') ? object.parent : object
  }
}
