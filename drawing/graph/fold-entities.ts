/**
 * Many or long tables: which fields of each are shown, so that a scene can hold them all. Fields that are only data are
 * folded first, then types, then all fields; what is folded is counted in the table.
 */
import { type Entity, type EntityData, type EntityField, keysOf } from '../data/entities.ts'

/** The fields of an entity that are shown, and those that are not; `bare` fields are drawn without their types. */
export type EntityFold = { fields: EntityField[]; hidden: EntityField[]; bare: boolean }

/** How many elements tables and relations may have together; the rest is for heading and key. */
const most = 276
/** Elements of a table without fields, and of a relation with marks at both ends. */
const size = { table: 4, relation: 4 }

type Keeps = { isKept: (field: EntityField) => boolean; bare: boolean }

/** How each entity is folded; `isWanted` are fields that are shown as long as any are: in focus, or at the end of a line. */
export function foldEntities(
  { nodes, edges }: EntityData,
  isWanted: (field: EntityField) => boolean,
): Map<Entity, EntityFold> {
  const isKey = (field: EntityField): boolean => keysOf(field).length > 0 || isWanted(field)
  const ways: Keeps[] = [
    { isKept: () => true, bare: false },
    { isKept: isKey, bare: false },
    { isKept: isKey, bare: true },
    { isKept: isWanted, bare: true },
    { isKept: () => false, bare: true },
  ]
  const lines = edges.reduce((sum, { text }) => sum + size.relation + (text === undefined ? 0 : 1), 0)
  const folds = ways.map((way) => nodes.map((node) => foldOf(node, way)))
  const fits = (all: readonly EntityFold[]): boolean =>
    lines + all.reduce((sum, fold, index) => sum + elementsOf(fold, nodes[index]), 0) <= most
  const found = folds.find(fits) ?? folds.at(-1) ?? []
  return new Map(nodes.map((node, index) => [node, found[index] ?? foldOf(node, { isKept: () => true, bare: false })]))
}

const foldOf = ({ fields }: Entity, { isKept, bare }: Keeps): EntityFold => {
  const shown = fields.filter(isKept)
  // One field takes no more room than the row that counts it.
  const isAll = fields.length - shown.length <= 1 && shown.length > 0
  return isAll
    ? { fields, hidden: [], bare }
    : { fields: shown, hidden: fields.filter((field) => !isKept(field)), bare }
}

const elementsOf = ({ fields, hidden, bare }: EntityFold, node: Entity | undefined): number =>
  size.table +
  (node?.note === undefined ? 0 : 1) +
  (hidden.length > 0 ? 1 : 0) +
  fields.reduce(
    (sum, { type, note, ...field }) =>
      sum +
      1 +
      (keysOf(field).length > 0 ? 1 : 0) +
      (type === undefined || bare ? 0 : 1) +
      (note === undefined ? 0 : 2),
    0,
  )
