import { crc32, deflateSync } from 'node:zlib';

const SIZE = 96;
const HEADER = Buffer.from('89504e470d0a1a0a', 'hex');

/** A square picture of two rings in the given hue, as PNG. */
export function drawPicture(hue: number): Buffer {
  const rows = Buffer.alloc(SIZE * (SIZE * 3 + 1));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) rows.set(getColor(x, y, hue), y * (SIZE * 3 + 1) + 1 + x * 3);
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(SIZE, 0);
  size.writeUInt32BE(SIZE, 4);
  // 8 bits per channel, RGB
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([HEADER, chunk('IHDR', size), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function getColor(x: number, y: number, hue: number): [number, number, number] {
  const [dx, dy] = [x / SIZE - 0.72, y / SIZE - 0.3];
  const distance = Math.hypot(dx, dy);
  const isRing = (distance > 0.2 && distance < 0.3) || (distance > 0.5 && distance < 0.56);
  const lightness = isRing ? 0.86 : 0.42 + (0.18 * (x + y)) / (2 * SIZE);
  return toRgb(hue + (40 * y) / SIZE, 0.55, lightness);
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
