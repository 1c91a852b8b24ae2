/**
 * Tables as definitions have them: columns with their rules and foreign keys, and the relations that follow from them.
 */
import { type EntityModel, emptyEntities, type ModelAttribute, type ModelEntity } from '../models/entities.ts'

export type SqlColumn = {
  name: string
  type: string
  isRequired: boolean
  isUnique: boolean
  isPrimary: boolean
  note?: string
  at: number
}

/** A foreign key: columns of this table, and those of another that they name, if they are named. */
export type ForeignKey = { columns: string[]; to: string; toColumns: string[]; label?: string; at: number }

export type Table = {
  name: string
  columns: SqlColumn[]
  /** Columns of the primary key, and of each unique key. */
  primary: string[]
  unique: string[][]
  foreign: ForeignKey[]
  note?: string
  group?: string
  at: number
}

/** Names in SQL are alike in any case. */
const key = (name: string): string => name.toLowerCase()

export class Tables {
  readonly #tables = new Map<string, Table>()
  /** Tables that others mention, and nothing defines here. */
  readonly #mentioned = new Set<Table>()

  /** The table that a reference means; made when it is mentioned first. */
  table(name: string, at: number): Table {
    const known = this.find(name)
    if (known !== undefined) return known
    const made = this.define(name, at)
    this.#mentioned.add(made)
    return made
  }

  /** The table of exactly this name: `shop.users` is another one than `users`. */
  define(name: string, at: number): Table {
    const known = this.#tables.get(key(name))
    if (known !== undefined) {
      this.#mentioned.delete(known)
      return known
    }
    const made: Table = { name, columns: [], primary: [], unique: [], foreign: [], at }
    this.#tables.set(key(name), made)
    return made
  }

  /** A table by its name; one of a schema also without that. */
  find(name: string): Table | undefined {
    return this.#tables.get(key(name)) ?? this.#tables.get(key(name.replace(/^.*\./, '')))
  }

  all(): Table[] {
    return [...this.#tables.values()]
  }

  /** Entities, and relations from foreign keys. A table that is defined nowhere has the columns that keys name. */
  model(): EntityModel {
    const model = emptyEntities()
    for (const { foreign } of this.all()) for (const each of foreign) this.#mention(each)
    for (const table of this.#tables.values()) model.entities.set(table.name, entityOf(table))
    for (const table of this.#tables.values())
      for (const foreign of table.foreign) model.relationships.push(this.#relation(table, foreign))
    return model
  }

  #mention({ to, toColumns, at }: ForeignKey): void {
    const target = this.table(to, at)
    if (!this.#mentioned.has(target)) return
    for (const name of toColumns)
      if (columnOf(target, name) === undefined)
        target.columns.push({ name, type: '', isRequired: false, isUnique: false, isPrimary: false, at })
  }

  #relation(
    table: Table,
    { columns, to, toColumns, label = '', at }: ForeignKey,
  ): EntityModel['relationships'][number] {
    const target = this.table(to, at)
    const named = toColumns.length > 0 ? toColumns : target.primary
    // Where no columns are named, nothing says that there is one.
    const isRequired =
      columns.length > 0 && columns.every((name) => columnOf(table, name)?.isRequired === true || isKey(table, name))
    const known = columns.every((name) => columnOf(table, name)) && named.every((name) => columnOf(target, name))
    return {
      from: table.name,
      to: target.name,
      fromEnd: isUnique(table, columns) ? 'zero-one' : 'zero-many',
      toEnd: isRequired ? 'one' : 'zero-one',
      ...(known && columns.length > 0 && named.length > 0
        ? {
            fields: {
              from: columns.map((name) => columnOf(table, name)?.name ?? name),
              to: named.map((name) => columnOf(target, name)?.name ?? name),
            },
          }
        : {}),
      // No line of a definition is dashed.
      identifying: true,
      label,
      at,
    }
  }
}

const columnOf = ({ columns }: Table, name: string): SqlColumn | undefined =>
  columns.find((column) => key(column.name) === key(name))

const isKey = ({ primary }: Table, name: string): boolean => primary.some((each) => key(each) === key(name))

/** Whether no two rows have the same values in these columns. */
const isUnique = (table: Table, columns: string[]): boolean => {
  const wanted = new Set(columns.map(key))
  const own = columns.length === 1 && columnOf(table, columns[0]!)?.isUnique === true
  return (
    own || [table.primary, ...table.unique].some((set) => set.length > 0 && set.every((name) => wanted.has(key(name))))
  )
}

const entityOf = (table: Table): ModelEntity => ({
  name: table.name,
  ...(table.note === undefined ? {} : { note: table.note }),
  ...(table.group === undefined ? {} : { group: table.group }),
  attributes: table.columns.map((column) => attributeOf(table, column)),
  at: table.at,
})

const attributeOf = (table: Table, { name, type, isUnique: alone, note, at }: SqlColumn): ModelAttribute => {
  const refers = table.foreign.some(({ columns }) => columns.some((each) => key(each) === key(name)))
  const single = alone || table.unique.some((columns) => columns.length === 1 && key(columns[0]!) === key(name))
  const keys: ModelAttribute['keys'] = []
  if (isKey(table, name)) keys.push('PK')
  if (refers) keys.push('FK')
  if (single && keys.length === 0) keys.push('UK')
  return { name, ...(type === '' ? {} : { type }), keys, ...(note === undefined ? {} : { note }), at }
}
