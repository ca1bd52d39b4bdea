import { AppError } from '../../foundation/platform/errors.ts';

export function unsupportedMediaError(message: string): AppError {
  return new AppError(415, 'unsupported_media_type', message);
}
