export { decodeFontPack, encodeFontPack, type FaceBytes } from './font-pack.ts';
export {
  type GenerateLogoRequest,
  type GenerateLogoResponse,
  generateLogoRequest,
  generateLogoResponse,
  type LogoResult,
  logoSchema,
} from './generate-logo.ts';
export { type RateLimited, rateLimits, wireLimits } from './limits.ts';
export { type ErrorCode, type Problem, type ProblemBody, problemSchema, problems, type ServerErrorCode } from './problem.ts';
