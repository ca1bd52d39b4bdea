import { describe, test } from 'vitest';
import { findPython, MODULES, type PythonModule } from './interpreter.ts';

/** A suite that needs Python with some modules. Without them it is skipped, and says so. */
export function describeWithPython(name: string, modules: PythonModule[], suite: (python: string) => void) {
  const python = findPython(...modules);
  if (python) {
    describe(name, () => suite(python));
    return;
  }
  const packages = modules.map((one) => MODULES[one]).join(' ');
  describe(name, () => test.skip(`skipped: install python3 ${packages}`, () => {}));
}
