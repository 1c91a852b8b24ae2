/**
 * Writes the native modules of all sources into the folder that DIAGREF_NATIVE names, as the first check of `npm test`.
 */
import { writeNativeModules } from './write-native-modules.ts'

await writeNativeModules()
