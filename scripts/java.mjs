// Java, which the Nu HTML checker runs on: the system's, or that of Debian's package.
import { ensureProgram } from './debian.mjs';

export const ensureJava = () => ensureProgram('java', 'default-jre-headless');
