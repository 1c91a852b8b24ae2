/**
 * Attributes of Mermaid are written with their type first; many engineers write `id bigint`, as SQL does.
 */
import { isType } from '../../convert/type-words.ts'
import type { EntityModel, ModelEntity } from '../../models/entities.ts'

/** Whether most attributes that tell have their name where the language has their type. */
export function haveTypesBehind({ entities }: EntityModel): boolean {
  const told = [...entities.values()]
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, type = '' }) => type !== '' && isType(name) !== isType(type))
  return 2 * told.filter(({ name }) => isType(name)).length > told.length
}

/** The same entities with what is behind as the type. */
export const turnAttributes = (model: EntityModel): EntityModel => ({
  ...model,
  entities: new Map([...model.entities].map(([name, entity]) => [name, turned(entity)])),
})

const turned = (entity: ModelEntity): ModelEntity => ({
  ...entity,
  attributes: entity.attributes.map((attribute) =>
    attribute.type === undefined ? attribute : { ...attribute, name: attribute.type, type: attribute.name },
  ),
})
