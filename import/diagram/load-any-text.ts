/**
 * Loads what reads the rare parts of any text beforehand, for whoever reads texts without waiting: styles, formulas and the
 * preprocessor of PlantUML.
 */
import { loadDressing } from '../convert/dressed.ts'
import { loadPreprocessor } from '../plantuml/preprocess.ts'
import { loadFormulas } from '../text/formulas.ts'

export async function loadAnyText(): Promise<void> {
  await Promise.all([loadDressing(), loadFormulas(), loadPreprocessor()])
}
