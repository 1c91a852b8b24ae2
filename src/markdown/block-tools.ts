/**
 * What drawing blocks needs, loaded beforehand: so that drawing itself waits for nothing, as Markdown processors ask.
 */
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { type LoadRecipe, loadWays } from '../../import/diagram/import-diagram.ts'
import type { DiagramKind } from '../../import/diagram/kind.ts'
import { diagramKinds } from '../../import/diagram/kinds.ts'
import { loadAnyText } from '../../import/diagram/load-any-text.ts'
import { recognize } from '../../import/diagram/recognize.ts'
import { loadPreprocessor } from '../../import/plantuml/preprocess.ts'
import type { BlockRequest } from './info.ts'

type Reader = Awaited<ReturnType<DiagramKind['load']>>

/** Recipes and readers of languages, those that have been loaded; `ids` are all recipes that there are. */
export class BlockTools {
  readonly ids: readonly string[]
  readonly recipes = new Map<string, AnyRecipe>()
  readonly readers = new Map<DiagramKind, Reader>()
  readonly #load: LoadRecipe

  constructor(ids: readonly string[], load: LoadRecipe) {
    this.ids = ids
    this.#load = load
  }

  /** Loads what drawing a block needs. */
  async prepare({ recipe, language }: BlockRequest, text: string): Promise<void> {
    if (language === undefined) return recipe === undefined ? undefined : this.#add(recipe)
    await loadPreprocessor(text)
    const recognized = recognize(text, { from: language })
    if (recognized === undefined) return
    const reader = await recognized.kind.load(recognized.text)
    this.readers.set(recognized.kind, reader)
    for (const [id, each] of await loadWays(reader.read(recognized.text).ways, this.#load)) this.recipes.set(id, each)
  }

  /** Loads every recipe and every language. */
  async prepareAll(): Promise<void> {
    await Promise.all(this.ids.map((id) => this.#add(id)))
    await loadAnyText()
    await Promise.all(diagramKinds.map(async (kind) => this.readers.set(kind, await kind.load())))
  }

  async #add(id: string): Promise<void> {
    if (this.ids.includes(id) && !this.recipes.has(id)) this.recipes.set(id, await this.#load(id))
  }
}
