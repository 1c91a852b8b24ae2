/**
 * A workspace of Structurizr: elements within elements, relationships, and views of them.
 */

import type { ViewRule } from './view-rules.ts'

export type ElementKind =
  | 'person'
  | 'softwaresystem'
  | 'container'
  | 'component'
  | 'element'
  | 'deploymentenvironment'
  | 'deploymentnode'
  | 'infrastructurenode'
  | 'softwaresysteminstance'
  | 'containerinstance'

export type DslElement = {
  /** Its identifier with those around it, in lower case; made up where the text has none. */
  id: string
  kind: ElementKind
  name: string
  description?: string
  technology?: string
  tags: string
  parent?: DslElement
  /** Names of groups around it, the outermost first. */
  group?: string
  /** What an instance is of. */
  of?: string
  at: number
}

export type DslRelationship = {
  from: string
  to: string
  description?: string
  technology?: string
  tags?: string
  at: number
}

export type DslView = {
  kind: 'systemlandscape' | 'systemcontext' | 'container' | 'component' | 'dynamic' | 'deployment'
  scope: string
  environment?: string
  title?: string
  key: string
  rules: ViewRule[]
  /** The steps of a dynamic view. */
  steps: DslRelationship[]
  at: number
}

export class Workspace {
  title: string | undefined
  readonly elements = new Map<string, DslElement>()
  readonly relationships: DslRelationship[] = []
  readonly views: DslView[] = []

  /** An element by its identifier, from the innermost scope outward. */
  find(identifier: string, scope?: DslElement): DslElement | undefined {
    const wanted = identifier.toLowerCase()
    for (let around = scope; around !== undefined; around = around.parent) {
      const found = this.elements.get(`${around.id}.${wanted}`)
      if (found !== undefined) return found
    }
    return this.elements.get(wanted) ?? this.#shortest(wanted)
  }

  /** Without hierarchical identifiers, an element within others is found by its own. */
  #shortest(wanted: string): DslElement | undefined {
    for (const [id, element] of this.elements) if (id.endsWith(`.${wanted}`)) return element
    return undefined
  }

  /** Whether an element is in another, or is it. */
  isIn(element: DslElement | undefined, outer: DslElement): boolean {
    for (let here = element; here !== undefined; here = here.parent) if (here === outer) return true
    return false
  }
}
