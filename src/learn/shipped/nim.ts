/** Made by `node tools/puzzles/run.mjs nim`; a line each, read by `learn/line.ts`. */
export const lines: string = `
remainder;621;3;stones;;4;1;1:2-4
remainder;621;3;taking;2-4 misere;7;1;1:4-7
remainder;621;3;taking;1,3,8 misere;11;1;1:4-11
remainder;621;3;taking;3-5 misere;10;1;1:6-10
remainder;621;3;taking;1,3,4 misere;7;1;1:4-7
remainder;621;3;taking;3-5;11;1;1:9-11
remainder;621;3;taking;1,5,6 misere;11;1;1:6-11
remainder;621;3;taking;1,3,6 misere;9;1;1:4-9
remainder;621;3;taking;1,4,5 misere;8;1;1:4-8
remainder;680;3;taking;2,4,5;11;1;1:8-11
remainder;680;3;taking;2,4,5;9;1;1:8-9
remainder;680;3;taking;2-4;8;1;1:7-8
remainder;691;3;taking;1,4,7;11;1;1:11-11
remainder;697;4;taking;3-6 misere;11;1;1:6-11
remainder;697;4;taking;1,3,4,5 misere;8;1;1:4-8
remainder;697;4;taking;1-4 misere;5;1;1:2-5
remainder;697;4;taking;4-7 misere;14;1;1:8-14
remainder;697;4;taking;4-7;15;1;1:12-15
remainder;697;4;taking;2-5 misere;8;1;1:4-8
remainder;715;3;taking;1,2,4,7 misere;6;1;1:5-6
remainder;715;3;taking;1,2,4,7;5;1;1:4-5
remainder;715;3;taking;1,4,6;9;1;1:6-9
remainder;715;3;taking;2,3,7 misere;11;1;1:9-11
remainder;715;3;taking;1,2,5 misere;5;1;1:5-5
remainder;715;3;taking;1,4,7 misere;12;1;1:12-12
remainder;715;3;taking;1,4,6 misere;10;1;1:7-10
remainder;715;3;taking;2,3,7;9;1;1:7-9
remainder;734;4;taking;3-6;12;1;1:10-12
remainder;752;5;taking;2-6 misere;9;1;1:4-9
remainder;752;5;taking;1-5 misere;6;1;1:2-6
remainder;752;5;taking;3-7 misere;12;1;1:6-12
remainder;752;5;taking;4-8 misere;15;1;1:8-15
remainder;759;3;stones;;6;1;1:6-6
remainder;759;3;stones;;7;1;1:6-7
remainder;759;3;stones;;8;1;1:6-8
remainder;759;3;piles;;6;1;1:5-6
remainder;759;3;piles;;5;1;1:5-5
remainder;759;3;piles;;7;1;1:5-7
remainder;759;3;taking;2,4,5;10;1;1:9-10
remainder;759;3;taking;2,4,5 misere;11;1;1:10-11
remainder;759;3;taking;2,4,5 misere;15;1;1:11-15
remainder;759;3;taking;1,3,6 misere;18;1;1:13-18
remainder;759;3;taking;2-4;11;1;1:8-11
remainder;759;3;taking;1,5,6;12;1;1:12-12
remainder;759;3;taking;3-5 misere;18;1;1:14-18
remainder;759;3;taking;3-5;15;1;1:11-15
remainder;759;3;taking;1,4,5;9;1;1:9-9
remainder;759;3;taking;2,3,5 misere;11;1;1:10-11
remainder;759;3;taking;1,3,6;15;1;1:10-15
remainder;759;3;taking;2,3,5 misere;13;1;1:11-13
remainder;759;3;taking;2,4,5 misere;13;1;1:10-13
remainder;759;3;taking;1,3,4 misere;12;1;1:9-12
remainder;759;3;taking;1,5,6;17;1;1:12-17
remainder;759;3;taking;1,4,5 misere;13;1;1:10-13
remainder;759;3;taking;1,5,6 misere;18;1;1:13-18
remainder;759;3;taking;1,3,8;19;1;1:12-19
remainder;759;3;taking;2,4,5 misere;12;1;1:11-12
remainder;759;3;taking;1,4,5 misere;10;1;1:10-10
remainder;759;3;taking;2,3,5;9;1;1:8-9
remainder;759;3;taking;2,3,5 misere;15;1;1:11-15
remainder;759;3;taking;1,3,4;8;1;1:8-8
remainder;759;3;taking;1,4,7 misere;16;1;1:10-16
remainder;759;3;taking;1,3,6;17;1;1:12-17
remainder;759;3;taking;1,4,7;15;1;1:9-15
remainder;759;3;taking;2,3,5;13;1;1:9-13
remainder;759;3;taking;2,3,5;12;1;1:8-12
remainder;759;3;taking;1,3,8 misere;22;1;1:15-22
remainder;759;3;taking;2-4 misere;10;1;1:9-10
remainder;759;3;taking;3-5 misere;14;1;1:12-14
remainder;759;3;taking;1,4,5 misere;14;1;1:10-14
remainder;759;3;taking;2,3,5;11;1;1:9-11
remainder;759;3;taking;1,4,5;12;1;1:9-12
remainder;759;3;taking;1,3,4;11;1;1:8-11
remainder;759;3;taking;1,4,5;13;1;1:9-13
remainder;759;3;taking;1,5,6 misere;13;1;1:13-13
remainder;759;3;taking;2,3,5 misere;14;1;1:10-14
remainder;759;3;taking;2,5,7 misere;22;1;1:16-22
remainder;759;3;taking;1,3,4 misere;9;1;1:9-9
remainder;759;3;taking;2,4,5;13;1;1:9-13
remainder;759;3;taking;1,3,8 misere;20;1;1:13-20
remainder;759;3;taking;1,3,6 misere;16;1;1:11-16
remainder;759;3;taking;2-4 misere;13;1;1:10-13
remainder;759;3;taking;3-5;19;1;1:17-19
parity;771;3;taking;3,4,8 misere;3/6;1;2:3-6
parity;771;3;taking;2,4,5 misere;4/2;1;1:1-4
parity;771;3;taking;2,3,6,7 misere;2/4;1;2:2-4
parity;771;3;taking;3,6,7 misere;6/3;1;1:1-6
parity;771;3;taking;2,4,7 misere;3/4;1;2:1-4
parity;771;3;taking;3,5,8,9 misere;4/7;1;2:3-7
parity;771;3;taking;2,5,6 misere;2/5;1;2:1-5
parity;771;3;taking;4,7,9 misere;8/4;1;1:2-8
parity;771;3;taking;3,5,8,9 misere;3/6;1;2:2-6
parity;771;3;taking;2,4,7 misere;3/5;1;2:2-5
parity;771;3;taking;4,5,9 misere;4/8;1;2:4-8
parity;771;3;taking;2,5,6 misere;5/3;1;1:1-5
parity;771;3;taking;3,5,8,9 misere;3/7;1;2:3-7
parity;771;3;taking;2,4,7 misere;2/5;1;2:2-5
parity;771;3;taking;4,7,9 misere;8/6;1;1:2-8
parity;771;3;taking;3,6,7 misere;5/6;1;2:1-6
parity;771;3;taking;3,6,7 misere;6/4;1;1:1-6
remainder;780;4;taking;3,5,7,8;17;1;1:13-17
remainder;780;4;taking;3,5,7,8;15;1;1:13-15
remainder;780;4;taking;3,5,7,8;14;1;1:12-14
remainder;780;4;taking;2-5;9;1;1:8-9
remainder;783;3;taking;1,3,8;20;1;1:18-20
remainder;783;3;taking;1,3,8 misere;21;1;1:19-21
remainder;786;3;taking;1,2,5;7;1;1:7-7
remainder;786;3;taking;1,2,6;8;1;1:8-8
remainder;786;3;taking;1,2,6;13;1;1:8-13
remainder;795;6;taking;2-7 misere;10;1;1:4-10
remainder;795;6;taking;1-6 misere;7;1;1:2-7
remainder;795;6;taking;3-8 misere;13;1;1:6-13
mirror;797;4;piles;;2/1/1;1;1:1-2
remainder;797;3;taking;1,3,6;16;1;1:14-16
remainder;797;3;taking;2-4;14;1;1:13-14
remainder;797;3;taking;1,3,6 misere;17;1;1:15-17
mirror;797;4;taking;1,4,5;2/4/2;1;2:1-4
mirror;797;4;taking;1,4;3/3/4;1;3:1-4
mirror;797;4;taking;1,4,5;1/1/4;1;3:1-4
remainder;819;4;taking;1,2,3,5;6;1;1:5-6
remainder;819;4;taking;3,5,7,8 misere;20;1;1:16-20
remainder;819;4;taking;3,4,5,9 misere;16;1;1:12-16
remainder;819;4;taking;2,3,4,7 misere;12;1;1:9-12
remainder;819;4;taking;2-5 misere;11;1;1:10-11
remainder;819;4;taking;1,2,3,5 misere;7;1;1:6-7
remainder;819;4;taking;1,2,3,5;7;1;1:5-7
remainder;819;4;taking;3,5,7,8 misere;18;1;1:16-18
remainder;821;3;taking;2,3,7;14;1;1:12-14
remainder;821;3;taking;1,2,5 misere;8;1;1:8-8
remainder;821;3;taking;1,2,6 misere;9;1;1:9-9
remainder;821;3;taking;1,2,4;8;1;1:7-8
remainder;830;7;taking;2-8 misere;11;1;1:4-11
remainder;830;7;taking;1-7 misere;8;1;1:2-8
remainder;844;4;taking;1-4;6;1;1:6-6
remainder;844;4;taking;1,3,4,5;9;1;1:9-9
remainder;844;4;taking;1-4;7;1;1:6-7
remainder;844;4;taking;3-6 misere;15;1;1:13-15
remainder;844;4;taking;1,3,4,5;12;1;1:9-12
remainder;844;4;taking;4-7;26;1;1:23-26
remainder;844;4;taking;1-4 misere;9;1;1:7-9
remainder;844;4;taking;1-4;8;1;1:6-8
remainder;844;4;taking;3,4,5,9 misere;26;1;1:18-26
remainder;844;4;taking;1-4 misere;8;1;1:7-8
remainder;844;4;taking;4-7;21;1;1:15-21
remainder;844;4;taking;3-6 misere;20;1;1:15-20
remainder;844;4;taking;1,3,4,5 misere;13;1;1:10-13
remainder;844;4;taking;3,4,5,9;23;1;1:15-23
parity;847;4;taking;3,6,7 misere;4/6/5;1;2:4-6
parity;847;4;taking;2,4,7 misere;2/5/2;1;2:4-5
parity;847;4;taking;3,6,7 misere;5/9;1;2:3-9
parity;847;4;taking;2,4,5,8 misere;2/4/3;1;2:3-4
parity;847;4;taking;4,7,9 misere;11/5;1;1:3-11
parity;847;4;taking;3,4,8 misere;8/3;1;1:1-8
parity;847;4;taking;4,7,9 misere;12/5;1;1:4-12
parity;847;4;taking;2,6,7 misere;8/3;1;1:2-8
parity;847;4;taking;2,4,5 misere;4/2/2;1;1:3-4
parity;847;4;taking;2,5,6 misere;5/3/2;1;1:4-5
parity;847;4;taking;3-5 misere;3/7;1;2:3-7
parity;847;4;taking;3,4,8 misere;9/3;1;1:2-9
parity;847;4;taking;2,3,6,7 misere;6/2;1;1:1-6
parity;847;4;taking;2,3,5 misere;2/6;1;2:2-6
parity;847;4;taking;3,5,6 misere;8/4;1;1:3-8
parity;847;4;taking;2,4,5,8 misere;2/6;1;2:2-6
parity;847;4;taking;3,5,6 misere;8/3;1;1:3-8
parity;847;4;taking;2,3,5 misere;3/4;1;2:2-4
parity;847;4;taking;2,5,6 misere;3/5/3;1;2:4-5
parity;847;4;taking;4,6,7 misere;10/5;1;1:4-10
parity;847;4;taking;3,5,8,9 misere;3/7/4;1;2:5-7
parity;847;4;taking;2,3,5 misere;2/5;1;2:1-5
parity;847;4;taking;2,5,6 misere;2/7;1;2:2-7
parity;847;4;taking;2,3,6,7 misere;2/2/4;1;3:3-4
parity;847;4;taking;4,7,9 misere;6/12;1;2:4-12
parity;847;4;taking;2,4,5 misere;4/3/3;1;1:3-4
parity;847;4;taking;3,5,8,9 misere;8/4;1;1:1-8
parity;847;4;taking;2,4,7 misere;3/7;1;2:1-7
parity;847;4;taking;4,5,9 misere;8/4/4;1;1:5-8
parity;847;4;taking;4,7,9 misere;11/6;1;1:3-11
parity;847;4;taking;4,5,9 misere;8/6;1;1:4-8
parity;847;4;taking;3,6,7 misere;3/9;1;2:3-9
parity;847;4;taking;4,5,9 misere;8/7;1;1:4-8
parity;847;4;taking;4,7,9 misere;11/4;1;1:3-11
parity;847;4;taking;2,4,5,8 misere;3/6;1;2:2-6
parity;847;4;taking;2,4,7 misere;2/7;1;2:1-7
parity;847;4;taking;3,5,8,9 misere;3/8;1;2:1-8
parity;847;4;taking;4,7,9 misere;8/6/4;1;1:5-8
parity;847;4;taking;4,6,7 misere;10/4;1;1:4-10
parity;847;4;taking;4,5,9 misere;4/9;1;2:1-9
parity;847;4;taking;3,6,7 misere;4/6/3;1;2:4-6
parity;847;4;taking;2,5,6 misere;2/5/2;1;2:4-5
parity;847;4;taking;3,5,8,9 misere;6/5;1;1:2-6
parity;847;4;taking;2-4 misere;2/5;1;2:2-5
parity;847;4;taking;2,5,6 misere;7/3;1;1:2-7
parity;847;4;taking;4,7,9 misere;7/8;1;2:2-8
parity;847;4;taking;2,6,7 misere;8/2;1;1:2-8
parity;847;4;taking;4,5,9 misere;8/5;1;1:4-8
parity;847;4;taking;4,5,9 misere;10/4;1;1:2-10
parity;847;4;taking;4,5,9 misere;4/11;1;2:3-11
parity;847;4;taking;2,4,7 misere;3/5/2;1;2:4-5
parity;847;4;taking;4,7,9 misere;5/5/8;1;3:5-8
parity;847;4;taking;2,4,7 misere;3/3/5;1;3:4-5
parity;847;4;taking;3,5,8,9 misere;3/4/6;1;3:4-6
parity;847;4;taking;4,5,9 misere;4/12;1;2:4-12
parity;847;4;taking;4,7,9 misere;6/8/5;1;2:5-8
remainder;849;5;taking;2-6;10;1;1:9-10
remainder;852;3;stones;;11;1;1:10-11
remainder;852;3;stones;;12;1;1:10-12
remainder;852;3;stones;;10;1;1:10-10
mirror;852;5;kayles;;3;1;1:2-2
mirror;852;5;kayles;;1/2/1;1;2:1-2
remainder;852;3;piles;;11;1;1:9-11
remainder;852;3;piles;;9;1;1:9-9
remainder;852;3;piles;;10;1;1:9-10
mirror;852;5;piles;;1/1/3;1;3:1-3
remainder;852;3;taking;1,3,4 misere;13;1;1:11-13
remainder;852;3;taking;1,4,5;11;1;1:11-11
remainder;852;3;taking;1,5,6;18;1;1:14-18
remainder;852;3;taking;2,4,5 misere;20;1;1:17-20
remainder;852;3;taking;2,3,5;19;1;1:15-19
remainder;852;3;taking;1,4,5 misere;12;1;1:12-12
remainder;852;3;taking;1,3,4 misere;14;1;1:11-14
remainder;852;3;taking;2,5,7 misere;23;1;1:17-23
remainder;852;3;taking;1,4,5 misere;15;1;1:12-15
remainder;852;3;taking;3-5 misere;22;1;1:20-22
remainder;852;3;taking;1,5,6;19;1;1:14-19
remainder;852;3;taking;2,5,7;29;1;1:23-29
remainder;852;3;taking;2,4,5 misere;22;1;1:18-22
remainder;852;3;taking;1,4,5;14;1;1:11-14
remainder;852;3;taking;1,5,6 misere;19;1;1:15-19
remainder;852;3;taking;1,3,8;32;1;1:25-32
remainder;852;3;taking;2,4,5;16;1;1:15-16
remainder;852;3;taking;2,4,5;20;1;1:16-20
remainder;852;3;taking;1,3,4;13;1;1:10-13
remainder;852;3;taking;1,3,8 misere;33;1;1:26-33
remainder;852;3;taking;1,4,5;15;1;1:11-15
remainder;852;3;taking;2,3,5 misere;18;1;1:17-18
remainder;852;3;taking;2,5,7 misere;31;1;1:25-31
mirror;852;5;taking;1,4,5;2/2/5;1;3:1-5
mirror;852;5;taking;2,3,5;2/2/5;1;3:1-5
mirror;852;5;taking;1,4,5;5/1/1;1;1:1-5
mirror;852;5;taking;1,4,5;3/5/3;1;2:1-5
mirror;852;5;taking;1,3,4;2/2/4;1;3:1-4
mirror;852;5;taking;1,3,4;4/1/1;1;1:1-4
remainder;867;4;taking;3-6;21;1;1:19-21
remainder;869;3;taking;1,3,8;31;1;1:29-31
misere-turn;871;3;taking;1,4,5 misere;4/3;1;1:1-4
misere-turn;871;3;taking;1,4,5 misere;4/2;1;1:4-4
misere-turn;871;3;taking;2,5,6 misere;5/4;1;1:4-5
remainder;872;3;taking;1,2,6;11;1;1:11-11
remainder;876;4;taking;2,3,4,7;16;1;1:13-16
remainder;876;4;taking;1,2,4,7;8;1;1:7-8
remainder;876;4;taking;2,3,4,7;18;1;1:12-18
remainder;880;3;taking;2-4;20;1;1:19-20
remainder;885;3;taking;1,4,7;27;1;1:27-27
remainder;886;9;taking;1-9 misere;10;1;1:2-10
remainder;888;5;taking;3-7 misere;16;1;1:14-16
mirror;895;6;piles;;2/2/2;1;1:1-2 2:1-2 3:1-2
mirror;895;6;piles;;1/1/1/1/2;1;5:1-2
mirror;895;6;taking;1,4,5;4/4/4;1;1:1-4 2:1-4 3:1-4
mirror;895;6;taking;1-5;1/4/1;1;2:1-4
mirror;895;6;taking;1,4;3/3/1/1/4;1;5:1-4
mirror;895;6;taking;1,4,5;4/3/3/3/3;1;1:1-4
mirror;895;6;taking;1,4;2/2/2/4/2;1;4:1-4
mirror;895;6;taking;1,4;2/1/1/2/4;1;5:1-4
mirror;895;6;taking;1,4;1/1/1/4/1;1;4:1-4
remainder;897;4;taking;3,4,5,9;26;1;1:23-26
remainder;897;4;taking;2-5;16;1;1:15-16
remainder;897;4;taking;3,5,7,8;25;1;1:23-25
remainder;897;4;taking;3,5,7,8;26;1;1:24-26
remainder;898;3;taking;1,2,5 misere;11;1;1:11-11
remainder;898;3;taking;1,4,6 misere;20;1;1:17-20
remainder;898;3;taking;2,3,7;19;1;1:17-19
remainder;898;3;taking;2,3,7 misere;21;1;1:19-21
remainder;898;3;taking;1,4,7 misere;28;1;1:28-28
remainder;898;3;taking;1,2,6 misere;12;1;1:12-12
remainder;898;3;taking;1,2,6 misere;13;1;1:12-13
remainder;901;6;taking;2-7 misere;13;1;1:12-13
parity;902;5;taking;2,4,5,8 misere;2/2/2/4;1;4:1-4
parity;902;5;taking;2,4,5,8 misere;8/3;1;1:1-8
parity;902;5;taking;3,4,8 misere;5/9;1;2:2-9
parity;902;5;taking;4,7,9 misere;5/12/6;1;2:6-12
parity;902;5;taking;3,5,8,9 misere;7/3/3/4;1;1:3-7
parity;902;5;taking;3,6,7 misere;5/6/3/3;1;2:1-6
parity;902;5;taking;3,4,8 misere;5/8;1;2:1-8
parity;902;5;taking;2,3,4,6 misere;2/7;1;2:2-7
parity;902;5;taking;4,7,9 misere;8/4/5/6;1;1:2-8
parity;902;5;taking;2,3,5 misere;2/2/2/4;1;4:2-4
parity;902;5;taking;4,7,9 misere;4/9/5;1;2:6-9
parity;902;5;taking;2-6 misere;2/4/2;1;2:3-4
parity;902;5;taking;4,5,9 misere;9/7;1;1:1-9
parity;902;5;taking;3,6,7 misere;7/4/3;1;1:5-7
parity;902;5;taking;2,3,7,8 misere;3/4/2;1;2:3-4
parity;902;5;taking;2,4,5,8 misere;3/5/2;1;2:4-5
parity;902;5;taking;4,5,9 misere;10/5;1;1:2-10
parity;902;5;taking;2,3,4,6 misere;6/2;1;1:1-6
parity;902;5;taking;4,5,9 misere;8/6/4;1;1:5-8
parity;902;5;taking;4,7,9 misere;10/4/6;1;1:7-10
parity;902;5;taking;4,5,9 misere;9/5;1;1:1-9
parity;902;5;taking;2,5,6 misere;2/7/2;1;2:3-7
parity;902;5;taking;2,4,7 misere;2/2/5/3;1;3:2-5
parity;902;5;taking;4,5,9 misere;7/12;1;2:4-12
parity;902;5;taking;4,5,9 misere;7/8/4;1;2:5-8
remainder;905;5;taking;1-5 misere;9;1;1:8-9
remainder;905;5;taking;2-6;15;1;1:10-15
remainder;905;5;taking;2-6 misere;17;1;1:12-17
remainder;905;5;taking;1-5 misere;10;1;1:8-10
remainder;905;5;taking;1-5;8;1;1:7-8
remainder;905;5;taking;1-5 misere;11;1;1:8-11
remainder;905;5;taking;3-7;19;1;1:13-19
remainder;905;5;taking;1-5;10;1;1:7-10
remainder;922;3;stones;;16;1;1:14-16
remainder;922;3;stones;;15;1;1:14-15
remainder;922;3;stones;;14;1;1:14-14
remainder;922;3;piles;;15;1;1:13-15
remainder;922;3;piles;;13;1;1:13-13
remainder;922;3;piles;;14;1;1:13-14
remainder;922;3;taking;2,4,5;25;1;1:22-25
remainder;922;3;taking;1,5,6;20;1;1:16-20
remainder;922;3;taking;1,5,6 misere;21;1;1:17-21
remainder;922;3;taking;1,4,5;17;1;1:17-17
remainder;922;3;taking;1,4,5 misere;21;1;1:18-21
remainder;922;3;taking;2-4;23;1;1:20-23
remainder;922;3;taking;2,4,5 misere;25;1;1:24-25
remainder;922;3;taking;2,3,5;25;1;1:23-25
remainder;922;3;taking;1,3,4;15;1;1:15-15
remainder;922;3;taking;2,3,5 misere;28;1;1:24-28
remainder;922;3;taking;2,5,7 misere;35;1;1:29-35
remainder;922;3;taking;1,4,5 misere;18;1;1:18-18
remainder;922;3;taking;2,4,5;27;1;1:23-27
remainder;922;3;taking;2,5,7;31;1;1:27-31
remainder;924;4;taking;1,2,3,5 misere;12;1;1:10-12
remainder;924;4;taking;3,4,5,9 misere;29;1;1:26-29
remainder;924;4;taking;3,5,7,8 misere;29;1;1:27-29
remainder;924;4;taking;1,2,3,5;10;1;1:9-10
remainder;924;4;taking;1,2,3,5 misere;11;1;1:10-11
mirror;930;7;kayles;;4;1;1:2-3
mirror;930;7;kayles;;1/3/1;1;2:2-2
mirror;930;7;kayles;;10100101011 1;1;1:10-11
mirror;930;7;piles;;1/1/1/3/1;1;4:1-3
mirror;930;7;taking;1,4,5;3/5/3/2/2;1;2:1-5
mirror;930;7;taking;2,3,5;3/3/5;1;3:1-5
mirror;930;7;taking;any;1/5/1;1;2:1-5
mirror;930;7;taking;1,3,4;3/4/3;1;2:1-4
mirror;930;7;taking;1,4 middle;11110101 1;1;1:1-4
mirror;930;7;taking;1,4,5;1/5/2/2/1;1;2:1-5
mirror;930;7;taking;2,3,5;2/2/2/2/5;1;5:1-5
mirror;930;7;taking;1,4,5;1/3/1/3/5;1;5:1-5
remainder;938;3;taking;1,2,6;15;1;1:15-15
remainder;938;3;taking;1,2,5;13;1;1:13-13
remainder;941;4;taking;1,3,4,5;15;1;1:11-15
remainder;941;4;taking;1-4;14;1;1:11-14
remainder;941;5;taking;3-7;23;1;1:21-23
remainder;941;4;taking;2-5 misere;22;1;1:18-22
remainder;941;4;taking;1,3,4,5;14;1;1:11-14
remainder;941;4;taking;1-4;12;1;1:11-12
remainder;941;4;taking;4-7;37;1;1:34-37
remainder;941;4;taking;1-4 misere;14;1;1:12-14
remainder;941;4;taking;1-4 misere;12;1;1:12-12
remainder;942;7;taking;2-8 misere;14;1;1:13-14
remainder;942;7;taking;2-8;12;1;1:11-12
parity;945;6;taking;3,5,8,9 misere;5/7/5;1;2:5-7
parity;945;6;taking;2,3,6,7 misere;3/4/2/2;1;2:2-4
parity;945;6;taking;2-9 misere;3/4/2;1;2:3-4
parity;945;6;taking;2,4,5,8 misere;2/3/4/2/2;1;3:3-4
parity;945;6;taking;4,6,7 misere;7/10;1;2:4-10
parity;945;6;taking;2,4,5,8 misere;2/2/8;1;3:4-8
parity;945;6;taking;4,7,9 misere;12/6/5/4;1;1:4-12
parity;945;6;taking;2,5,6 misere;3/3/7/2;1;3:2-7
parity;945;6;taking;2,4,7 misere;3/2/3/7;1;4:1-7
parity;945;6;taking;3,4,6,7 misere;9/4;1;1:3-9
parity;945;6;taking;4,5,9 misere;5/5/8;1;3:5-8
parity;945;6;taking;2,4,5,8 misere;3/2/6/2;1;3:2-6
parity;945;6;taking;2,4,5 misere;2/3/6/3;1;3:2-6
parity;945;6;taking;3,5,8,9 misere;3/3/11;1;3:4-11
parity;945;6;taking;2,4,7 misere;2/3/2/7;1;4:1-7
parity;945;6;taking;3,5,8,9 misere;4/10/3;1;2:6-10
parity;945;6;taking;3,6,7 misere;9/4/4/4;1;1:3-9
parity;945;6;taking;2,3,5 misere;3/4/3;1;2:3-4
parity;945;6;taking;3,5,6 misere;4/6/5;1;2:4-6
parity;945;6;taking;4,5,9 misere;6/12/4;1;2:8-12
misere-turn;947;4;stones;;1/3;1;2:1-3
misere-turn;947;4;taking;2,5,6 misere;7/4;1;1:3-7
misere-turn;947;4;taking;2,5,6 misere;5/4/3;1;1:1-5
misere-turn;947;4;taking;1,4,5 misere;1/5;1;2:1-5
misere-turn;947;4;taking;2,3,7,8 misere;4/5;1;1:3-4
misere-turn;947;4;taking;1,4,5 misere;3/6;1;2:3-6
misere-turn;947;4;taking;1,3,4 misere;5/2;1;1:2-5
misere-turn;947;4;taking;2,6,7 misere;10/4;1;1:4-10
misere-turn;947;4;taking;3,4,8 misere;3/11;1;2:8-11
misere-turn;947;4;taking;2,6,7 misere;10/2;1;1:5-10
misere-turn;947;4;taking;1,3,4 misere;4/1;1;1:1-4
misere-turn;947;4;taking;2,5,6 misere;9/2;1;1:5-9
misere-turn;947;4;taking;2,6,7 misere;3/10;1;2:5-10
misere-turn;947;4;taking;3,4,8 misere;6/7;1;1:4-6
misere-turn;947;4;taking;2,5,6 misere;4/4/5;1;3:4-5
misere-turn;947;4;taking;1,4,5 misere;7/3;1;1:3-7
misere-turn;947;4;taking;1,3,4 misere;1/5;1;2:3-5
misere-turn;947;4;taking;1,4,5 misere;4/3/3;1;1:4-4
misere-turn;947;4;taking;1,4,5 misere;7/1;1;1:3-7
misere-turn;947;4;taking;2,6,7 misere;12/2;1;1:6-12
misere-turn;947;4;taking;2,6,7 misere;4/12;1;2:7-12
misere-turn;947;4;taking;1,4,5 misere;1/6;1;2:3-6
misere-turn;947;4;taking;1,4,5 misere;3/5;1;2:1-5
misere-turn;947;4;taking;2,6,7 misere;3/12;1;2:6-12
misere-turn;947;4;taking;1,4,5 misere;2/3/4;1;3:1-4
misere-turn;947;4;taking;1,4,5 misere;1/4/2;1;2:1-4
misere-turn;947;4;taking;2,5,6 misere;9/3;1;1:5-9
misere-turn;947;4;taking;1,3,4 misere;6/2;1;1:4-6
misere-turn;947;4;taking;1,3,4 misere;1/6;1;2:3-6
misere-turn;947;4;taking;2,5,6 misere;9/4;1;1:4-9
misere-turn;947;4;taking;2,6,7 misere;5/10;1;2:4-10
remainder;952;6;taking;1-6;8;1;1:8-8
remainder;952;6;taking;1-6;11;1;1:8-11
remainder;952;6;taking;2-7;17;1;1:11-17
remainder;952;6;taking;1-6;13;1;1:8-13
remainder;952;6;taking;1-6 misere;11;1;1:9-11
remainder;952;6;taking;1-6;12;1;1:8-12
remainder;952;6;taking;1-6 misere;10;1;1:9-10
remainder;952;6;taking;1-6;9;1;1:8-9
remainder;959;3;taking;2,3,7;24;1;1:22-24
remainder;959;3;taking;1,4,6;24;1;1:21-24
remainder;959;3;taking;1,2,6 misere;21;1;1:16-21
mirror;960;8;taking;1-6;6/1/1;1;1:1-6
mirror;960;8;taking;1-5;4/1/1/1/1;1;1:1-4
remainder;965;4;taking;2,3,4,7 misere;23;1;1:20-23
remainder;978;3;stones;;19;1;1:18-19
remainder;978;3;stones;;18;1;1:18-18
remainder;978;3;stones;;20;1;1:18-20
remainder;978;3;piles;;19;1;1:17-19
remainder;978;3;piles;;18;1;1:17-18
remainder;978;3;piles;;17;1;1:17-17
remainder;978;3;taking;2,5,7;34;1;1:33-34
remainder;978;3;taking;1,3,4;20;1;1:17-20
remainder;978;3;taking;2-4 misere;31;1;1:28-31
remainder;978;3;taking;2,4,5;32;1;1:29-32
remainder;978;3;taking;1,4,5;23;1;1:19-23
remainder;978;3;taking;2,4,5;31;1;1:30-31
remainder;978;3;taking;1,3,4 misere;20;1;1:18-20
remainder;978;3;taking;1,3,4 misere;21;1;1:18-21
remainder;978;3;taking;1,4,5 misere;23;1;1:20-23
parity;980;7;taking;3-6 misere;3/4/6;1;3:4-6
parity;980;7;taking;3,4,6,7 misere;5/6/5;1;2:4-6
parity;980;7;taking;4,7,9 misere;8/6/7/7;1;1:2-8
parity;980;7;taking;2,4,5 misere;2/2/2/5/2;1;4:4-5
parity;980;7;taking;3,4,6,7 misere;4/6/4;1;2:4-6
parity;980;7;taking;3,5,8,9 misere;10/4/5;1;1:6-10
parity;980;7;taking;4,7,9 misere;6/7/8/5/6;1;3:5-8
parity;980;7;taking;3,6,7 misere;4/4/3/4/9;1;5:4-9
parity;980;7;taking;3,5,8,9 misere;3/3/6/5/3;1;3:4-6
parity;980;7;taking;2,4,5,8 misere;2/4/3/2/2/2;1;2:1-4
parity;980;7;taking;2-8 misere;3/3/4;1;3:3-4
parity;980;7;taking;2,3,4,6 misere;2/2/2/2/4;1;5:3-4
parity;980;7;taking;2,3,5 misere;2/6/2/3;1;2:2-6
parity;980;7;taking;4,7,9 misere;7/8/7/4;1;2:2-8
parity;980;7;taking;3,5,8,9 misere;5/11/4;1;2:4-11
parity;980;7;taking;2,3,4,6 misere;2/7/3;1;2:4-7
parity;980;7;taking;2,4,5,8 misere;3/3/3/8;1;4:1-8
mirror;986;9;kayles;;110011011 1;1;1:1-2 1:5-6 1:8-9
mirror;986;9;kayles;;1001110100101 1;1;1:5-5
mirror;986;9;taking;1,4,5 middle;110011110011 1;1;1:5-8
mirror;986;9;taking;1,3,4 middle;4/1/1;1;1:1-4
mirror;986;9;taking;1-3 middle;4;1;1:2-3
mirror;986;9;taking;1,3,4;4/4/4;1;1:1-4 2:1-4 3:1-4
mirror;986;9;taking;2,3,5;5/5/5;1;1:1-5 2:1-5 3:1-5
mirror;986;9;taking;1,3,4;3/4/2/2/3;1;2:1-4
mirror;986;9;taking;any;7/1/1;1;1:1-7
mirror;986;9;taking;1-6;1/1/1/1/5;1;5:1-5
mirror;986;9;taking;2,3,5;3/3/2/5/2;1;4:1-5
mirror;986;9;taking;1,3,4;3/1/1/4/3;1;4:1-4
remainder;990;7;taking;1-7;12;1;1:9-12
remainder;990;7;taking;1-7 misere;10;1;1:10-10
remainder;990;7;taking;1-7 misere;12;1;1:10-12
remainder;990;7;taking;1-7 misere;15;1;1:10-15
remainder;990;7;taking;1-7 misere;13;1;1:10-13
remainder;990;7;taking;1-7 misere;14;1;1:10-14
remainder;990;7;taking;1-7;13;1;1:9-13
remainder;990;7;taking;1-7;14;1;1:9-14
remainder;991;3;taking;1,2,5;16;1;1:16-16
remainder;991;3;taking;1,2,6;18;1;1:18-18
mirror;991;6;taking;1,4;7/7/4;1;3:1-4
remainder;995;6;taking;3-8;25;1;1:23-25
misere-turn;998;4;taking;2,4,7 misere;6/6;1;1:3-6 2:3-6
misere-turn;998;4;taking;1,4 misere;5/5;1;1:2-5 2:2-5
misere-turn;998;4;taking;1,2,4 misere;3/3;1;1:2-3 2:2-3
remainder;1000;4;taking;1,2,3,5;14;1;1:13-14
remainder;1000;4;taking;1,2,3,5;15;1;1:13-15
remainder;1000;4;taking;1,2,3,5 misere;15;1;1:14-15
misere-turn;1002;5;stones;;1/3/1;1;2:2-3
misere-turn;1002;5;taking;any misere;1/4;1;2:1-4
misere-turn;1002;5;taking;3,4,8 misere;3/6/7;1;2:3-6
misere-turn;1002;5;taking;2,6,7 misere;2/10/4;1;2:5-10
misere-turn;1002;5;taking;2,6,7 misere;6/8;1;2:2-8
misere-turn;1002;5;taking;1,3,4 misere;5/3;1;1:3-5
misere-turn;1002;5;taking;2,3,6,7 misere;6/5;1;1:4-6
misere-turn;1002;5;taking;3,4,8 misere;5/11;1;2:8-11
misere-turn;1002;5;taking;1,4,5 misere;5/3/1;1;1:2-5
misere-turn;1002;5;taking;1,4,5 misere;2/2/7;1;3:4-7
misere-turn;1002;5;taking;2,6,7 misere;5/12/5;1;2:7-12
misere-turn;1002;5;taking;2,5,6 misere;2/4/7;1;3:2-7
remainder;1005;5;taking;1-5;14;1;1:13-14
remainder;1005;5;taking;1-5;13;1;1:13-13
remainder;1005;5;taking;1-5;16;1;1:13-16
remainder;1005;5;taking;2-6 misere;25;1;1:20-25
remainder;1005;5;taking;1-5 misere;15;1;1:14-15
mirror;1008;10;taking;any;1/8/1;1;2:1-8
mirror;1008;10;taking;1-6;1/6/1/1/1;1;2:1-6
remainder;1009;3;taking;1,2,5 misere;17;1;1:17-17
remainder;1009;3;taking;1,2,6 misere;20;1;1:19-20
remainder;1009;3;taking;1,2,4 misere;18;1;1:17-18
remainder;1009;3;taking;1,2,4;17;1;1:16-17
parity;1010;8;taking;3,5,6 misere;8/3/5/5;1;1:3-8
parity;1010;8;taking;2,3,4,6 misere;3/5/3/2;1;2:2-5
parity;1010;8;taking;2,3,5 misere;3/5/2/3;1;2:1-5
parity;1010;8;taking;3-7 misere;5/9;1;2:3-9
parity;1010;8;taking;4-7 misere;7/10;1;2:4-10
parity;1010;8;taking;4,5,9 misere;7/5/4/4/8;1;5:5-8
parity;1010;8;taking;3,5,6 misere;3/4/6/3/5;1;3:4-6
parity;1010;8;taking;3-9 misere;6/3/5;1;1:4-6
parity;1010;8;taking;2,5,6 misere;2/2/2/2/2/7;1;6:2-7
parity;1010;8;taking;4,7,9 misere;12/4/7/6/6;1;1:6-12
parity;1010;8;taking;4,7,9 misere;6/5/6/11/6/6;1;4:3-11
parity;1010;8;taking;2,3,6,7 misere;3/6/3/2;1;2:1-6
parity;1010;8;taking;2,3,5 misere;3/2/3/6;1;4:2-6
parity;1010;8;taking;3,5,6 misere;5/4/8/5;1;3:3-8
parity;1010;8;taking;4,6,7 misere;8/5/5/6/4;1;1:5-8
parity;1010;8;taking;2,6,7 misere;2/3/2/8/2/3;1;4:2-8
parity;1010;8;taking;3-5 misere;5/6/4;1;2:4-6
parity;1010;8;taking;3,4,8 misere;9/3/5/4;1;1:2-9
parity;1010;8;taking;2-7 misere;8/3;1;1:2-8
parity;1010;8;taking;4,7,9 misere;7/4/12/7;1;3:4-12
parity;1010;8;taking;4-7 misere;8/6/4;1;1:5-8
parity;1010;8;taking;2,4,5,8 misere;2/3/8/3/3;1;3:4-8
remainder;1014;4;taking;1,3,4,5 misere;21;1;1:18-21
remainder;1014;4;taking;1-4 misere;18;1;1:17-18
remainder;1014;4;taking;1-4 misere;19;1;1:17-19
remainder;1014;4;taking;1,3,4,5;17;1;1:17-17
remainder;1014;4;taking;1-4;16;1;1:16-16
remainder;1014;4;taking;1-4;17;1;1:16-17
mirror;1020;6;taking;1,4;6/4/6;1;2:1-4
remainder;1021;8;taking;1-8 misere;12;1;1:11-12
remainder;1021;8;taking;1-8;17;1;1:10-17
remainder;1021;8;taking;1-8;12;1;1:10-12
remainder;1021;8;taking;1-8 misere;18;1;1:11-18
remainder;1021;8;taking;1-8 misere;15;1;1:11-15
remainder;1021;8;taking;1-8;15;1;1:10-15
remainder;1021;8;taking;1-8 misere;13;1;1:11-13
remainder;1021;8;taking;1-8;10;1;1:10-10
remainder;1021;8;taking;1-8;16;1;1:10-16
remainder;1021;8;taking;1-8;13;1;1:10-13
remainder;1026;3;stones;;22;1;1:22-22
remainder;1026;3;stones;;24;1;1:22-24
remainder;1026;3;stones;;23;1;1:22-23
remainder;1026;3;piles;;22;1;1:21-22
remainder;1026;3;piles;;21;1;1:21-21
remainder;1026;3;piles;;23;1;1:21-23
remainder;1026;3;taking;1,5,6 misere;31;1;1:26-31
remainder;1026;3;taking;1,5,6 misere;30;1;1:26-30
remainder;1026;3;taking;1,3,4;22;1;1:22-22
remainder;1026;3;taking;1,4,5 misere;26;1;1:26-26
misere-turn;1027;8;sticks;;1/1/3;1;3:1-2 3:2-3
mirror;1028;11;taking;1,4 middle;7;1;1:4-4
mirror;1028;11;taking;1,4,5 middle;4/3/3;1;1:1-4
mirror;1028;11;taking;1-3 middle;1/1/4;1;3:2-3
mirror;1028;11;taking;1,3,4 middle;4/2/2;1;1:1-4
mirror;1028;11;taking;1,4 middle;11001001111011001 1;1;1:8-11
mirror;1028;11;taking;2,3,5;3/3/3/5/3;1;4:1-5
mirror;1028;11;taking;1,3,4 middle;1/1/1/1/4;1;5:1-4
mirror;1028;11;taking;any;9/1/1;1;1:1-9
xor;1030;4;kayles;;1101 1;1;1:1-1 1:2-2
misere-turn;1030;4;taking;2,4,5 misere;3/11;1;2:8-11
misere-turn;1030;4;taking;2,3,7,8 misere;6/6;1;1:4-6 2:4-6
remainder;1032;4;taking;1,2,4,7;14;1;1:13-14
remainder;1032;4;taking;1,2,4,7 misere;15;1;1:14-15
remainder;1032;4;taking;2,3,4,7 misere;31;1;1:25-31
parity;1036;9;taking;2,3,4,6 misere;6/3/3/2;1;1:1-6
parity;1036;9;taking;3,5,6 misere;5/8/5/5;1;2:3-8
parity;1036;9;taking;2,4,5,8 misere;2/3/3/3/2/8;1;6:1-8
parity;1036;9;taking;4,5,9 misere;9/7/6/6;1;1:1-9
parity;1036;9;taking;4,6,7 misere;7/8/7;1;2:5-8
parity;1036;9;taking;2-9 misere;2/10;1;2:2-10
parity;1036;9;taking;4,6,7 misere;4/4/9/7/5;1;3:6-9
parity;1036;9;taking;4,7,9 misere;7/4/4/8/5/4/5;1;4:5-8
parity;1036;9;taking;3,5,6 misere;5/3/3/3/4/8;1;6:3-8
parity;1036;9;taking;3,4,8 misere;5/5/4/8;1;4:1-8
parity;1036;9;taking;4-8 misere;11/7;1;1:4-11
parity;1036;9;taking;3-9 misere;4/11;1;2:3-11
parity;1036;9;taking;3,4,6,7 misere;9/4/3/4;1;1:3-9
parity;1036;9;taking;4,5,9 misere;6/11/7/7;1;2:3-11
parity;1036;9;taking;4-8 misere;4/5/4/11;1;4:4-11
parity;1036;9;taking;2,3,4,6 misere;2/5/3/2/2/2;1;2:2-5
parity;1036;9;taking;3,4,8 misere;3/4/5/6/5;1;4:4-6
parity;1036;9;taking;2,3,7,8 misere;2/3/4/2/3/2;1;3:2-4
parity;1036;9;taking;3-8 misere;3/3/10/3;1;3:3-10
remainder;1037;3;taking;1,2,5;19;1;1:19-19
remainder;1037;3;taking;1,2,6;27;1;1:22-27
misere-turn;1045;6;stones;;1/1/1/3;1;4:1-3
misere-turn;1045;6;taking;any misere;1/5;1;2:1-5
misere-turn;1045;6;taking;any misere;1/4/1;1;2:2-4
misere-turn;1045;6;taking;2,6,7 misere;2/12/3/4;1;2:7-12
misere-turn;1045;6;taking;2,6,7 misere;8/7;1;1:2-8
misere-turn;1045;6;taking;2,5,6 misere;5/2/6;1;1:4-5
misere-turn;1045;6;taking;4,6,7 misere;8/11;1;1:5-8
misere-turn;1045;6;taking;2,5,6 misere;4/5/8;1;2:4-5
misere-turn;1045;6;taking;2,3,7,8 misere;4/5/5;1;1:3-4
misere-turn;1045;6;taking;2,3,7,8 misere;3/4/5;1;2:2-4
misere-turn;1045;6;taking;1,3,4 misere;4/2/1/2;1;1:1-4
misere-turn;1045;6;taking;2,6,7 misere;6/5/8;1;3:2-8
misere-turn;1045;6;taking;3,4,8 misere;4/6/7;1;2:3-6
misere-turn;1045;6;taking;2,6,7 misere;8/6/4;1;1:2-8
misere-turn;1045;6;taking;2,6,7 misere;8/11;1;1:2-8
misere-turn;1045;6;taking;2,3,6,7 misere;5/8;1;2:3-8
misere-turn;1045;6;taking;2,6,7 misere;3/10/6;1;2:4-10
misere-turn;1045;6;taking;2,5,6 misere;8/9;1;2:4-9
mirror;1046;12;taking;any;1/1/10;1;3:1-10
mirror;1046;12;taking;any;1/8/1/1/1;1;2:1-8
remainder;1049;9;taking;1-9;11;1;1:11-11
remainder;1049;9;taking;1-9;12;1;1:11-12
remainder;1049;9;taking;1-9;17;1;1:11-17
remainder;1049;9;taking;1-9;14;1;1:11-14
remainder;1049;9;taking;1-9 misere;15;1;1:12-15
remainder;1049;9;taking;1-9;16;1;1:11-16
remainder;1049;9;taking;1-9 misere;20;1;1:12-20
remainder;1049;9;taking;1-9 misere;16;1;1:12-16
remainder;1049;9;taking;1-9 misere;12;1;1:12-12
remainder;1049;9;taking;1-9 misere;18;1;1:12-18
remainder;1049;9;taking;1-9;15;1;1:11-15
remainder;1052;3;taking;1,2,4;20;1;1:19-20
remainder;1052;3;taking;1,2,5 misere;20;1;1:20-20
remainder;1053;6;taking;1-6;18;1;1:15-18
remainder;1053;6;taking;1-6;19;1;1:15-19
remainder;1053;6;taking;2-7;26;1;1:20-26
remainder;1053;6;taking;1-6 misere;17;1;1:16-17
mirror;1054;6;taking;1,4;8/8/4;1;3:1-4
mirror;1056;8;taking;1-7;2/2/4;1;3:1-4
remainder;1057;5;taking;2-6 misere;28;1;1:27-28
parity;1058;10;taking;2-6 misere;7/3/2/3;1;1:2-7
parity;1058;10;taking;2,3,4,6 misere;3/3/3/7;1;4:2-7
parity;1058;10;taking;2-9 misere;3/4/3/2/3;1;2:3-4
parity;1058;10;taking;2-9 misere;10/3;1;1:2-10
parity;1058;10;taking;2,3,4,6 misere;2/7/3/2/3;1;2:4-7
parity;1058;10;taking;2,3,6,7 misere;3/3/4/3/3;1;3:3-4
parity;1058;10;taking;4,7,9 misere;6/4/4/7/11/7;1;5:3-11
parity;1058;10;taking;4,6,7 misere;10/7/4/7;1;1:4-10
parity;1058;10;taking;4-10 misere;5/8/6;1;2:5-8
parity;1058;10;taking;3,5,8,9 misere;3/9/4/3/3/3/4;1;2:5-9
parity;1058;10;taking;4-10 misere;13/6;1;1:4-13
parity;1058;10;taking;4-7 misere;5/8/7;1;2:5-8
parity;1058;10;taking;3,4,8 misere;9/3/4/4/4;1;1:6-9
parity;1058;10;taking;4-9 misere;4/5/4/12;1;4:4-12
remainder;1061;4;taking;1,2,3,5 misere;20;1;1:18-20
remainder;1061;4;taking;1,2,3,5;19;1;1:17-19
mirror;1063;13;taking;1,4 middle;1/4/1/3/3;1;2:1-4
mirror;1063;13;taking;1,4 middle;100111111101 1;1;1:7-7
mirror;1063;13;taking;any;1/1/11;1;3:1-11
mirror;1063;13;taking;1,4 middle;4/2/2/2/2;1;1:1-4
remainder;1066;3;stones;;28;1;1:26-28
remainder;1066;3;stones;;26;1;1:26-26
remainder;1066;3;stones;;27;1;1:26-27
remainder;1066;3;piles;;25;1;1:25-25
remainder;1066;3;piles;;26;1;1:25-26
remainder;1066;3;piles;;27;1;1:25-27
remainder;1066;3;taking;1,3,4;27;1;1:24-27
remainder;1066;3;taking;1,4,5;30;1;1:27-30
remainder;1066;3;taking;1,3,4 misere;27;1;1:25-27
remainder;1066;3;taking;1,4,5 misere;31;1;1:28-31
misere-turn;1069;4;taking;1-2 misere;4/4;1;1:4-4 2:4-4
xor;1071;3;piles;;1/2;1;2:2-2
xor;1071;3;taking;1,4,5;1/4;1;2:4-4
xor;1071;3;taking;1,4,5;2/4;1;2:1-4
xor;1071;3;taking;1,4,5;3/4;1;2:4-4
xor;1071;3;taking;2,3,5;2/4;1;2:3-4
remainder;1072;4;taking;1,3,4,5 misere;24;1;1:20-24
remainder;1072;4;taking;1-4 misere;23;1;1:22-23
mirror;1076;6;taking;1-2;2/4/4;1;1:1-2
remainder;1078;5;taking;1-5;19;1;1:19-19
remainder;1078;5;taking;2-6;31;1;1:26-31
remainder;1078;5;taking;1-5;23;1;1:19-23
remainder;1078;5;taking;1-5 misere;22;1;1:20-22
mirror;1078;8;taking;1,4;7/1/7/1/4;1;5:1-4
misere-turn;1078;5;taking;2,4,5,8 misere;2/11;1;2:8-11
parity;1078;11;taking;4-10 misere;8/7/5;1;1:5-8
parity;1078;11;taking;2-7 misere;3/4/3/3/3;1;2:3-4
mirror;1079;9;kayles;;5;1;1:3-3
mirror;1079;9;taking;any;2/5/2;1;2:1-5
misere-turn;1080;7;taking;any misere;6/1;1;1:1-6
misere-turn;1080;7;taking;any misere;1/1/4/1;1;3:1-4
misere-turn;1080;7;taking;any misere;1/1/1/1/3;1;5:2-3
misere-turn;1080;7;taking;2,6,7 misere;3/9/8;1;3:2-8
misere-turn;1080;7;taking;2,6,7 misere;10/5/7;1;1:5-10
misere-turn;1080;7;taking;any misere;1/1/5;1;3:2-5
misere-turn;1080;7;taking;2,6,7 misere;8/5/11;1;1:2-8
misere-turn;1080;4;taking;1,4 misere;8/8;1;1:8-8 2:8-8
misere-turn;1080;7;taking;2,6,7 misere;10/4/4/4/5;1;1:4-10
misere-turn;1080;7;taking;3,4,8 misere;7/6/7/3;1;2:3-6
misere-turn;1080;7;taking;2,5,6 misere;7/6/2;1;1:3-7
misere-turn;1080;7;taking;3,4,8 misere;7/5/9;1;3:2-9
misere-turn;1080;7;taking;2,6,7 misere;8/7/4;1;1:2-8
misere-turn;1080;7;taking;2,5,6 misere;9/8/4;1;1:4-9
misere-turn;1082;10;sticks;;10010100100111 1;1;1:12-13 1:13-14
remainder;1087;4;taking;1,2,4,7;17;1;1:16-17
remainder;1089;3;taking;1,2,6 misere;27;1;1:26-27
mirror;1089;8;taking;1,4;3/7/7/4/3;1;4:1-4
misere-turn;1089;5;taking;1,4 misere;2/4/6;1;2:1-4
mirror;1092;8;piles;;2/1/2/2/1;1;1:1-2 3:1-2 4:1-2
remainder;1092;7;taking;1-7 misere;22;1;1:18-22
remainder;1092;7;taking;1-7;17;1;1:17-17
remainder;1092;7;taking;1-7 misere;18;1;1:18-18
remainder;1092;7;taking;1-7;18;1;1:17-18
remainder;1092;7;taking;2-8;29;1;1:22-29
mirror;1092;15;taking;1,3,4 middle;111011110111 1;1;1:5-8
mirror;1092;15;taking;1,4 middle;2/7/2;1;2:4-4
mirror;1092;8;taking;1,4;1/1/4/4/4;1;3:1-4 4:1-4 5:1-4
mirror;1092;15;taking;1,4 middle;1111111001010101 1;1;1:4-4
mirror;1092;15;taking;1,4 middle;2/2/3/4/3;1;4:1-4
misere-turn;1094;4;stones;;1/7;1;2:5-7
misere-turn;1094;4;stones;;1/6;1;2:5-6
misere-turn;1094;4;taking;2,3,5 misere;11/2;1;1:9-11
misere-turn;1094;4;taking;2,3,5 misere;2/13;1;2:9-13
misere-turn;1095;6;taking;2,3,7,8 misere;4/10;1;1:3-4
parity;1096;12;taking;3-5 misere;5/5/5/7;1;4:3-7
parity;1096;12;taking;4,5,9 misere;6/4/5/6/12/5;1;5:4-12
parity;1096;12;taking;2-8 misere;3/9/2/3;1;2:2-9
parity;1096;12;taking;3-8 misere;3/5/10/4;1;3:3-10
parity;1096;12;taking;2-4 misere;3/3/3/5/3/2;1;4:2-5
parity;1096;12;taking;2,3,7,8 misere;3/3/3/3/3/4;1;6:2-4
mirror;1098;10;taking;any;6/2/2;1;1:1-6
remainder;1101;6;taking;2-7 misere;31;1;1:30-31
remainder;1101;6;taking;2-7;29;1;1:28-29
remainder;1102;3;stones;;32;1;1:30-32
remainder;1102;3;stones;;31;1;1:30-31
remainder;1102;3;stones;;30;1;1:30-30
remainder;1102;3;piles;;31;1;1:29-31
remainder;1102;3;piles;;30;1;1:29-30
remainder;1102;3;piles;;29;1;1:29-29
remainder;1102;3;taking;1,3,4 misere;30;1;1:30-30
remainder;1110;3;taking;1,2,5;25;1;1:25-25
misere-turn;1110;8;taking;3,4,8 misere;7/5/6/4;1;3:4-6
misere-turn;1110;8;taking;any misere;5/1/1/1;1;1:1-5
misere-turn;1110;8;taking;2,6,7 misere;7/10/3/2;1;2:5-10
misere-turn;1110;8;taking;3,4,8 misere;7/7/5/6;1;4:3-6
misere-turn;1110;8;taking;any misere;1/1/1/1/4;1;5:2-4
misere-turn;1110;8;taking;any misere;7/1;1;1:1-7
misere-turn;1110;8;taking;any misere;1/1/3/1/1/1;1;3:1-3
misere-turn;1110;8;taking;any misere;1/6/1;1;2:2-6
remainder;1111;4;taking;1,2,3,5;22;1;1:21-22
remainder;1111;4;taking;1,2,3,5 misere;23;1;1:22-23
remainder;1111;4;taking;1,2,3,5 misere;24;1;1:22-24
mirror;1113;9;piles;;3/3/3;1;1:1-3 2:1-3 3:1-3
mirror;1113;9;taking;1,4,5;5/5/5;1;1:1-5 2:1-5 3:1-5
parity;1113;13;taking;4-9 misere;6/12/4/6;1;2:4-12
parity;1113;13;taking;3-9 misere;4/4/4/11;1;4:3-11
parity;1113;13;taking;3-8 misere;5/5/3/10;1;4:3-10
parity;1113;13;taking;2-8 misere;3/2/9/2/2/2;1;3:2-9
parity;1113;13;taking;3-8 misere;5/4/10/4;1;3:3-10
parity;1113;13;taking;3-7 misere;4/3/5/6/5;1;4:4-6
parity;1113;13;taking;4,5,9 misere;6/7/9/7/5/6;1;3:1-9
parity;1113;13;taking;3-5 misere;3/4/7/4/4/5;1;3:3-7
parity;1113;13;taking;2-4 misere;3/5/3/3/3/3;1;2:2-5
parity;1113;13;taking;2-9 misere;3/2/10/3;1;3:2-10
parity;1113;13;taking;2,3,5 misere;3/3/3/3/2/3/4;1;7:3-4
parity;1113;13;taking;4-10 misere;5/8/6/4/5;1;2:5-8
parity;1113;13;taking;4,6,7 misere;10/5/7/6/6/6;1;1:4-10
parity;1113;13;taking;4-7 misere;4/5/8/7/5;1;3:5-8
parity;1113;13;taking;4-7 misere;5/7/10/6;1;3:4-10
parity;1113;13;taking;2,3,4,6 misere;2/3/3/3/6/3;1;5:1-6
parity;1113;13;taking;4-10 misere;13/5/4/6;1;1:4-13
parity;1113;13;taking;3-6 misere;5/8/4/3/3/4;1;2:3-8
parity;1113;13;taking;3-6 misere;5/4/4/6/4;1;4:4-6
parity;1113;13;taking;3-5 misere;3/4/5/5/7/3;1;5:3-7
parity;1113;13;taking;3-9 misere;4/3/3/11/3/3;1;4:3-11
parity;1113;13;taking;4-9 misere;5/12/6/5;1;2:4-12
parity;1113;13;taking;2-8 misere;3/3/9/3;1;3:2-9
parity;1113;13;taking;3-5 misere;4/6/5/5/4;1;2:4-6
parity;1113;13;taking;4-10 misere;7/8/7;1;2:5-8
misere-turn;1115;5;taking;2,4,7 misere;7/6;1;1:4-7
misere-turn;1116;6;stones;;4/4;1;1:2-4 2:2-4
mirror;1116;11;taking;1,2,4 middle;5;1;1:3-3
mirror;1116;11;taking;1-7;2/2/7;1;3:1-7
mirror;1116;17;taking;1,4,5 middle;3/4/3/3/3;1;2:1-4
mirror;1116;17;taking;1,4 middle;1111111011100111 1;1;1:4-4
misere-turn;1116;6;taking;2,3,5 misere;7/7;1;1:3-7 2:3-7
mirror;1118;8;taking;1,2,4;2/4/4;1;1:1-2
remainder;1120;4;taking;1,3,4,5 misere;29;1;1:26-29
remainder;1120;4;taking;1-4 misere;27;1;1:27-27
remainder;1120;4;taking;1,3,4,5;25;1;1:25-25
remainder;1120;4;taking;1-4;28;1;1:26-28
remainder;1120;4;taking;1-4;29;1;1:26-29
remainder;1120;4;taking;1,3,4,5 misere;26;1;1:26-26
remainder;1120;4;taking;1-4;26;1;1:26-26
remainder;1120;4;taking;1-4 misere;29;1;1:27-29
remainder;1120;4;taking;1,3,4,5;28;1;1:25-28
remainder;1122;3;taking;1,2,6 misere;30;1;1:30-30
remainder;1124;8;taking;1-8 misere;23;1;1:20-23
remainder;1124;8;taking;1-8 misere;25;1;1:20-25
remainder;1124;8;taking;1-8 misere;20;1;1:20-20
remainder;1124;8;taking;1-8;22;1;1:19-22
remainder;1124;8;taking;1-8 misere;26;1;1:20-26
remainder;1124;8;taking;1-8 misere;21;1;1:20-21
remainder;1124;8;taking;1-8;20;1;1:19-20
remainder;1124;8;taking;1-8;19;1;1:19-19
remainder;1124;8;taking;1-8;21;1;1:19-21
misere-turn;1125;12;sticks;;1111001001 1;1;1:1-3 1:2-4
mirror;1125;8;taking;1,4;2/4/2/6/6;1;2:1-4
mirror;1126;8;taking;1,4;6/3/6/4/3;1;4:1-4
remainder;1127;6;taking;1-6;24;1;1:22-24
remainder;1127;6;taking;1-6 misere;26;1;1:23-26
remainder;1127;6;taking;1-6;26;1;1:22-26
remainder;1127;6;taking;1-6 misere;25;1;1:23-25
remainder;1127;6;taking;1-6;25;1;1:22-25
parity;1128;14;taking;4-8 misere;7/6/5/11;1;4:4-11
parity;1128;14;taking;4-9 misere;4/7/8/6/4;1;3:5-8
parity;1128;14;taking;3-9 misere;6/5/5/5/3;1;1:4-6
parity;1128;14;taking;4-8 misere;11/7/4/7;1;1:4-11
parity;1128;14;taking;4-7 misere;6/10/6/7;1;2:4-10
parity;1128;14;taking;3-6 misere;3/4/8/5/3/5;1;3:3-8
parity;1128;14;taking;2-8 misere;3/2/2/9/3/2;1;4:2-9
parity;1128;14;taking;4-10 misere;5/4/7/13;1;4:4-13
mirror;1132;15;taking;1,4,5 middle;11110111101111 1;1;1:1-4 1:6-9 1:11-14
mirror;1132;12;taking;any;2/2/8;1;3:1-8
remainder;1133;3;stones;;36;1;1:34-36
remainder;1133;3;stones;;35;1;1:34-35
remainder;1133;3;stones;;34;1;1:34-34
remainder;1133;3;piles;;33;1;1:33-33
remainder;1133;3;piles;;35;1;1:33-35
remainder;1133;3;piles;;34;1;1:33-34
remainder;1133;4;taking;1,2,4,7;20;1;1:19-20
remainder;1133;4;taking;1,2,4,7 misere;21;1;1:20-21
misere-turn;1136;9;taking;any misere;1/1/1/6;1;4:1-6
misere-turn;1136;9;taking;any misere;1/7/1;1;2:2-7
misere-turn;1136;9;taking;2,6,7 misere;10/5/6/9;1;1:5-10
misere-turn;1136;9;taking;any misere;1/8;1;2:1-8
misere-turn;1136;9;taking;any misere;1/5/1/1/1;1;2:2-5
misere-turn;1136;9;taking;any misere;1/1/1/1/1/1/3;1;7:2-3
misere-turn;1136;9;taking;2,5,6 misere;9/8/8;1;1:4-9
remainder;1137;5;taking;1-5;27;1;1:25-27
remainder;1137;5;taking;1-5 misere;30;1;1:26-30
remainder;1137;5;taking;1-5 misere;27;1;1:26-27
mirror;1138;19;taking;1,3,4 middle;111011011110111011 1;1;1:8-11
mirror;1138;19;taking;1,4 middle;1111111001101100110011 1;1;1:4-4
misere-turn;1138;5;taking;2,5,6 misere;5/12;1;1:4-5
remainder;1141;3;taking;1,2,6;32;1;1:32-32
remainder;1142;7;taking;2-8 misere;34;1;1:33-34
parity;1142;15;taking;4-7 misere;5/7/8/6/5;1;3:5-8
parity;1142;15;taking;3-6 misere;5/4/4/5/8/3;1;5:3-8
parity;1142;15;taking;4-10 misere;4/7/6/5/8;1;5:5-8
parity;1142;15;taking;3-9 misere;5/5/5/6/4;1;4:4-6
parity;1142;15;taking;4-10 misere;4/13/7/6;1;2:4-13
parity;1142;15;taking;3-5 misere;6/5/5/5/5;1;1:4-6
parity;1142;15;taking;3-6 misere;4/4/4/8/4/5;1;4:3-8
parity;1142;15;taking;2-8 misere;3/2/9/3/3/2;1;3:2-9
parity;1142;15;taking;4-10 misere;6/8/6/6/4;1;2:5-8
parity;1142;15;taking;4-8 misere;11/4/4/6/5/6;1;1:4-11
parity;1142;15;taking;3,4,8 misere;5/5/11/5/4/5/5;1;3:4-11
parity;1142;15;taking;2-8 misere;3/3/3/4/3/3/3;1;4:3-4
parity;1142;15;taking;3-9 misere;4/5/5/11;1;4:3-11
parity;1142;15;taking;2-9 misere;3/2/2/3/2/10;1;6:2-10
parity;1142;15;taking;2-7 misere;3/3/2/8/3/3;1;4:2-8
parity;1142;15;taking;3-8 misere;5/5/10/5;1;3:3-10
parity;1142;15;taking;3-7 misere;5/6/3/3/5/4/3;1;2:4-6
xor;1147;4;piles;;1/3;1;2:2-3
xor;1147;4;taking;1,3,4;5/2;1;1:3-5
xor;1147;4;taking;1,3,4;2/4;1;2:1-4
xor;1147;4;taking;1,4,5;4/2/1;1;1:4-4
xor;1147;4;taking;1,4,5;7/2;1;1:3-7
xor;1147;4;taking;2,3,5;4/3;1;1:3-4
xor;1147;4;taking;2,3,5;2/6;1;2:4-6
xor;1147;4;taking;2,3,5;2/2/4;1;3:2-4
xor;1147;4;taking;1,4,5;3/7;1;2:4-7
xor;1147;4;taking;1,3,4;6/2;1;1:3-6
xor;1147;4;taking;1,4,5;5/1;1;1:2-5
xor;1147;4;taking;1,4,5;6/3;1;1:2-6
xor;1147;4;taking;1,4,5;6/2;1;1:3-6
xor;1147;4;taking;1,4,5;4/1/3;1;1:1-4
xor;1147;4;taking;1,3,4;5/1;1;1:2-5
xor;1147;4;taking;1,4,5;7/1;1;1:4-7
xor;1147;4;taking;1,3,4;1/6;1;2:4-6
xor;1147;4;taking;1,4,5;2/5;1;2:1-5
xor;1147;4;taking;1,4,5;6/1;1;1:2-6
xor;1147;4;taking;1,4,5;3/5;1;2:2-5
xor;1147;4;taking;1,4,5;2/4/3;1;2:4-4
misere-turn;1148;7;taking;2-4 misere;6/2/5;1;3:2-5
misere-turn;1148;7;taking;2,3,6,7 misere;7/6;1;2:1-6
xor;1151;6;kayles;;11101 1;1;1:1-2 1:2-3
xor;1151;6;kayles;;101001011 1;1;1:8-8 1:9-9
xor;1151;6;taking;2,3,5 middle;1111011 1;1;1:1-2 1:3-4
misere-turn;1151;6;taking;2,3,5 misere;6/10;1;1:2-6
remainder;1152;9;taking;1-9;23;1;1:21-23
remainder;1152;9;taking;1-9 misere;22;1;1:22-22
remainder;1152;9;taking;1-9 misere;23;1;1:22-23
remainder;1152;9;taking;1-9 misere;26;1;1:22-26
remainder;1152;9;taking;1-9;26;1;1:21-26
remainder;1152;9;taking;1-9 misere;24;1;1:22-24
remainder;1152;9;taking;1-9;22;1;1:21-22
remainder;1152;9;taking;1-9;21;1;1:21-21
remainder;1152;9;taking;1-9 misere;25;1;1:22-25
remainder;1152;9;taking;1-9;25;1;1:21-25
mirror;1153;10;piles;;2/2/2/2/2;1;1:1-2 2:1-2 3:1-2 4:1-2 5:1-2
remainder;1153;4;taking;1,2,3,5 misere;28;1;1:26-28
parity;1154;16;taking;4-8 misere;8/5/7/7/4;1;1:5-8
parity;1154;16;taking;4-8 misere;7/8/6/6/4;1;2:5-8
parity;1154;16;taking;2-9 misere;3/2/3/3/2/10;1;6:2-10
parity;1154;16;taking;3-8 misere;4/10/4/5/3/4;1;2:3-10
parity;1154;16;taking;3-8 misere;4/3/5/10/5/3;1;4:3-10
parity;1154;16;taking;4-9 misere;7/12/7/5;1;2:4-12
parity;1154;16;taking;4-8 misere;5/11/6/5/4/6;1;2:4-11
misere-turn;1155;5;taking;2-4 misere;11/3;1;1:8-11
misere-turn;1155;4;taking;1,4,5 misere;1/14;1;2:11-14
misere-turn;1155;5;taking;2-4 misere;2/2/10;1;3:9-10
misere-turn;1155;5;taking;2,4,5 misere;11/2/2;1;1:10-11
mirror;1157;8;taking;1,4,5;4/2/4/4/2;1;1:1-4 3:1-4 4:1-4
misere-turn;1158;10;taking;2,5,6 misere;6/3/9/8;1;3:4-9
misere-turn;1158;10;taking;any misere;1/9;1;2:1-9
misere-turn;1158;10;taking;any misere;1/7/1/1;1;2:1-7
misere-turn;1158;10;taking;any misere;1/1/5/1/1/1;1;3:1-5
misere-turn;1158;10;taking;any misere;1/1/1/6/1;1;4:2-6
misere-turn;1158;10;taking;any misere;1/1/8;1;3:2-8
misere-turn;1160;14;sticks;;1/1/1/1/4;1;5:1-3 5:2-4
mirror;1160;14;taking;any;10/2/2;1;1:1-10
remainder;1161;4;taking;1,3,4,5;31;1;1:27-31
remainder;1161;4;taking;1-4;31;1;1:31-31
remainder;1161;4;taking;1,3,4,5 misere;31;1;1:28-31
remainder;1161;4;taking;1,3,4,5;30;1;1:27-30
remainder;1161;4;taking;1-4;34;1;1:31-34
remainder;1162;3;stones;;38;1;1:38-38
remainder;1162;3;stones;;39;1;1:38-39
remainder;1162;3;stones;;40;1;1:38-40
remainder;1162;3;piles;;38;1;1:37-38
remainder;1162;3;piles;;37;1;1:37-37
remainder;1162;3;piles;;39;1;1:37-39
mirror;1165;13;taking;2,3,5;5/5/3/3/5;1;1:1-5 2:1-5 5:1-5
parity;1166;17;taking;4-10 misere;5/6/6/7/8;1;5:5-8
parity;1166;17;taking;4-10 misere;5/5/13/4/4/7;1;3:4-13
parity;1166;17;taking;4-7 misere;7/7/8/7/4;1;3:5-8
remainder;1167;7;taking;1-7;25;1;1:25-25
remainder;1167;7;taking;1-7;31;1;1:25-31
remainder;1167;7;taking;1-7 misere;31;1;1:26-31
remainder;1167;7;taking;1-7;30;1;1:25-30
remainder;1167;7;taking;1-7 misere;30;1;1:26-30
remainder;1167;7;taking;1-7;26;1;1:25-26
remainder;1167;7;taking;1-7;29;1;1:25-29
mirror;1169;11;kayles;;110101101011 1;1;1:1-2 1:6-7 1:11-12
mirror;1169;11;taking;2,3,5;5/2/2/5/5;1;1:1-5 4:1-5 5:1-5
remainder;1172;4;taking;1,2,4,7;23;1;1:22-23
mirror;1172;15;taking;1-3 middle;6;1;1:3-4
mirror;1172;15;taking;any;11/2/2;1;1:1-11
misere-turn;1173;6;taking;1,3,4 misere;7/5;1;2:2-5
mirror;1174;6;taking;1-2;7/2/7;1;2:1-2
misere-turn;1174;4;taking;1,2,4 misere;8/1;1;1:7-8
mirror;1175;23;taking;1,4,5 middle;10;1;1:4-7
misere-turn;1177;5;stones;;1/1/7;1;3:6-7
misere-turn;1177;5;stones;;1/6/1;1;2:6-6
misere-turn;1178;11;taking;any misere;10/1;1;1:1-10
misere-turn;1178;11;taking;any misere;1/1/1/1/6/1;1;5:1-6
misere-turn;1178;11;taking;any misere;9/1/1;1;1:2-9
misere-turn;1178;11;taking;any misere;1/1/1/1/7;1;5:2-7
misere-turn;1178;11;taking;any misere;1/1/1/1/1/5/1;1;6:2-5
misere-turn;1178;11;taking;any misere;1/8/1/1;1;2:1-8
parity;1178;18;taking;4-8 misere;8/7/6/7/5;1;1:5-8
mirror;1180;8;taking;1-2;2/4/1/1/4;1;1:1-2
misere-turn;1183;9;taking;3-6 misere;8/9/3;1;1:3-8
xor;1184;4;taking;1,4;7/4;1;2:1-4
remainder;1186;5;taking;1-5;31;1;1:31-31
remainder;1186;5;taking;1-5;34;1;1:31-34
remainder;1186;5;taking;1-5 misere;32;1;1:32-32
remainder;1186;5;taking;1-5;32;1;1:31-32
remainder;1186;5;taking;1-5;33;1;1:31-33
remainder;1187;6;taking;1-6 misere;33;1;1:30-33
remainder;1187;6;taking;1-6 misere;35;1;1:30-35
remainder;1187;6;taking;1-6 misere;31;1;1:30-31
parity;1188;19;taking;4-10 misere;6/8/7/7/6;1;2:5-8
misere-turn;1189;6;taking;2,4,5 misere;2/9/4;1;3:3-4
misere-turn;1191;4;stones;;10/1;1;1:9-10
misere-turn;1191;4;stones;;11/1;1;1:9-11
mirror;1191;25;taking;1,3,4 middle;10;1;1:4-7
misere-turn;1191;4;taking;2,3,5 misere;18/2;1;1:16-18
xor;1192;7;taking;1-7 middle;3/1;1;1:1-2 1:2-3
remainder;1194;3;taking;1,2,6;39;1;1:39-39
mirror;1194;10;taking;any;3/3/4;1;3:1-4
mirror;1194;10;taking;any;4/1/1/2/2;1;1:1-4
misere-turn;1196;12;taking;any misere;1/10/1;1;2:2-10
misere-turn;1196;12;taking;any misere;8/1/1/1/1;1;1:2-8
misere-turn;1196;12;taking;any misere;1/1/9/1;1;3:1-9
misere-turn;1196;12;taking;any misere;1/11;1;2:1-11
misere-turn;1196;12;taking;any misere;1/1/1/5/1/1/1/1;1;4:1-5
misere-turn;1196;12;taking;any misere;1/1/1/7/1/1;1;4:1-7
misere-turn;1196;12;taking;2,6,7 misere;7/9/8/13;1;3:2-8
mirror;1197;11;piles;;1/1/3/3/3;1;3:1-3 4:1-3 5:1-3
remainder;1197;4;taking;1-4;37;1;1:36-37
remainder;1197;4;taking;1-4 misere;37;1;1:37-37
remainder;1197;4;taking;1,3,4,5 misere;37;1;1:34-37
mirror;1197;11;taking;1,4,5;1/5/5/1/5;1;2:1-5 3:1-5 5:1-5
misere-turn;1198;4;taking;1,4,5 misere;12/2;1;1:12-12
misere-turn;1198;4;taking;1-2 misere;7/7;1;1:7-7 2:7-7
remainder;1200;8;taking;1-8 misere;33;1;1:29-33
remainder;1200;8;taking;1-8 misere;35;1;1:29-35
remainder;1200;8;taking;1-8 misere;29;1;1:29-29
remainder;1200;8;taking;1-8;32;1;1:28-32
remainder;1200;8;taking;1-8 misere;31;1;1:29-31
remainder;1200;8;taking;1-8 misere;30;1;1:29-30
remainder;1200;8;taking;1-8 misere;32;1;1:29-32
remainder;1200;8;taking;1-8;30;1;1:28-30
remainder;1200;8;taking;1-8;33;1;1:28-33
remainder;1200;8;taking;1-8;28;1;1:28-28
remainder;1200;8;taking;1-8;29;1;1:28-29
remainder;1200;8;taking;1-8;31;1;1:28-31
remainder;1200;8;taking;1-8 misere;34;1;1:29-34
remainder;1200;8;taking;1-8;35;1;1:28-35
mirror;1200;8;taking;1,2,4;7/7/2;1;3:1-2
misere-turn;1202;6;stones;;1/1/6/1;1;3:5-6
xor;1202;5;piles;;1/1/1/2;1;4:2-2
xor;1202;5;taking;1,3,4;3/5;1;2:2-5
xor;1202;5;taking;1,3,4;5/1/2;1;1:2-5
xor;1202;5;taking;2,3,5;6/3;1;1:4-6
xor;1202;5;taking;1-7;1/4;1;2:2-4
xor;1202;5;taking;1,4,5;3/2/6;1;3:2-6
xor;1202;5;taking;1,3,4;3/6;1;2:4-6
xor;1202;5;taking;2,3,5;3/4/2;1;2:2-4
xor;1202;5;taking;1,4,5;3/7/3;1;2:3-7
xor;1202;5;taking;1,4,5;2/3/7;1;3:4-7
xor;1202;5;taking;1,4,5;7/1/2;1;1:4-7
xor;1202;5;taking;2,3,5;2/2/6;1;3:2-6
xor;1202;5;taking;1,3,4;1/6/1;1;2:3-6
xor;1202;5;taking;1,4,5;3/7/1;1;2:3-7
xor;1202;5;taking;1,4,5;2/6/1;1;2:2-6
xor;1202;5;taking;1,3,4;6/2/2;1;1:3-6
xor;1202;5;taking;1,4,5;4/3/3/2;1;1:1-4
xor;1202;5;taking;1,4,5;1/5/3;1;2:1-5
xor;1202;5;taking;1,4,5;1/3/6;1;3:3-6
misere-turn;1202;5;taking;1,4 misere;7/9/2;1;2:9-9
remainder;1203;3;taking;1,2,4 misere;36;1;1:35-36
remainder;1203;3;taking;1,2,4;35;1;1:34-35
remainder;1203;3;taking;1,2,5 misere;35;1;1:35-35
mirror;1203;15;taking;1,4 middle;9;1;1:5-5
misere-turn;1206;9;taking;2,3,7,8 misere;4/2/10/5;1;1:2-4
remainder;1207;4;taking;1,2,4,7;26;1;1:25-26
remainder;1207;4;taking;1,2,4,7 misere;27;1;1:26-27
mirror;1207;10;taking;1,4;7/7/7/7/4;1;5:1-4
xor;1209;3;taking;1,4;1/9;1;2:9-9
mirror;1210;11;taking;1-7;3/3/5;1;3:1-5
mirror;1210;11;taking;any;2/5/1/1/2;1;2:1-5
misere-turn;1211;6;taking;2,3,5 misere;3/11/2;1;2:10-11
misere-turn;1213;13;taking;any misere;12/1;1;1:1-12
misere-turn;1213;13;taking;any misere;10/1/1/1;1;1:1-10
misere-turn;1213;13;taking;any misere;9/1/1/1/1;1;1:2-9
misere-turn;1213;13;taking;any misere;1/8/1/1/1/1;1;2:1-8
misere-turn;1213;13;taking;any misere;1/1/7/1/1/1/1;1;3:2-7
misere-turn;1213;13;taking;any misere;1/1/11;1;3:2-11
remainder;1217;3;taking;1,2,5;37;1;1:37-37
mirror;1217;21;taking;1,3,4 middle;4/4/4;1;1:1-4 2:1-4 3:1-4
mirror;1219;8;taking;1,4,5;3/4/4/4/3;1;2:1-4 3:1-4 4:1-4
misere-turn;1219;7;taking;2,5,6 misere;5/4/19/3;1;1:1-5
misere-turn;1221;5;taking;1,4 misere;4/2/17;1;1:4-4
mirror;1222;15;kayles;;2/2/2/2/2;1;1:1-2 2:1-2 3:1-2 4:1-2 5:1-2
remainder;1223;4;taking;1,2,3,5 misere;35;1;1:34-35
remainder;1223;4;taking;1,2,3,5;35;1;1:33-35
remainder;1223;4;taking;1,2,3,5;34;1;1:33-34
mirror;1224;12;taking;1-7;6/3/3;1;1:1-6
mirror;1224;12;taking;1-7;2/2/6/1/1;1;3:1-6
mirror;1226;11;kayles;;5/1/1;1;1:3-3
misere-turn;1226;8;taking;3,5,6 misere;5/14/6;1;3:4-6
xor;1227;8;kayles;;1001010111 1;1;1:8-9 1:9-10
remainder;1227;7;taking;1-7;33;1;1:33-33
remainder;1227;7;taking;1-7 misere;35;1;1:34-35
remainder;1227;7;taking;1-7;37;1;1:33-37
remainder;1227;7;taking;1-7;36;1;1:33-36
remainder;1227;7;taking;1-7;34;1;1:33-34
remainder;1227;7;taking;1-7 misere;37;1;1:34-37
remainder;1227;7;taking;1-7;35;1;1:33-35
remainder;1227;7;taking;1-7 misere;34;1;1:34-34
remainder;1227;7;taking;1-7 misere;40;1;1:34-40
remainder;1227;7;taking;1-7 misere;36;1;1:34-36
xor;1227;8;taking;2,3,5 middle;11101111 1;1;1:5-6 1:7-8
xor;1227;8;taking;1,4 middle;5/1;1;1:1-4 1:2-5
remainder;1228;9;taking;1-9 misere;35;1;1:32-35
remainder;1228;9;taking;1-9;38;1;1:31-38
remainder;1228;9;taking;1-9;37;1;1:31-37
remainder;1228;9;taking;1-9;33;1;1:31-33
remainder;1228;9;taking;1-9 misere;36;1;1:32-36
remainder;1228;9;taking;1-9 misere;32;1;1:32-32
remainder;1228;9;taking;1-9;35;1;1:31-35
remainder;1228;9;taking;1-9 misere;33;1;1:32-33
remainder;1228;9;taking;1-9;39;1;1:31-39
remainder;1228;5;taking;1-5 misere;38;1;1:38-38
remainder;1228;9;taking;1-9;34;1;1:31-34
remainder;1228;9;taking;1-9;36;1;1:31-36
remainder;1228;9;taking;1-9 misere;37;1;1:32-37
remainder;1228;9;taking;1-9 misere;39;1;1:32-39
remainder;1228;5;taking;1-5;40;1;1:37-40
remainder;1228;9;taking;1-9;32;1;1:31-32
remainder;1228;9;taking;1-9;31;1;1:31-31
misere-turn;1228;14;taking;any misere;11/1/1/1;1;1:1-11
misere-turn;1228;14;taking;any misere;1/13;1;2:1-13
misere-turn;1228;14;taking;any misere;1/1/1/10/1;1;4:2-10
remainder;1230;4;taking;1,3,4,5;38;1;1:35-38
misere-turn;1230;4;taking;1,4 misere;14/6;1;1:11-14
misere-turn;1231;6;stones;;5/5;1;1:5-5 2:5-5
remainder;1236;6;taking;1-6;39;1;1:36-39
remainder;1236;6;taking;1-6 misere;38;1;1:37-38
remainder;1236;6;taking;1-6 misere;37;1;1:37-37
remainder;1236;6;taking;1-6;37;1;1:36-37
remainder;1236;6;taking;1-6;36;1;1:36-36
remainder;1236;6;taking;1-6;38;1;1:36-38
xor;1236;3;taking;1-2;5/1;1;1:5-5
mirror;1237;13;taking;1-7;7/3/3;1;1:1-7
remainder;1238;4;taking;1,2,4,7 misere;30;1;1:29-30
remainder;1238;4;taking;1,2,4,7;29;1;1:28-29
misere-turn;1240;7;taking;3,6,7 misere;19/3/4/4/5;1;1:14-19
misere-turn;1240;7;taking;1-6 misere;13/1;1;1:8-13
xor;1242;4;taking;1,4;4/6;1;1:4-4
misere-turn;1242;15;taking;any misere;1/12/1/1;1;2:1-12
misere-turn;1242;15;taking;any misere;1/1/13;1;3:2-13
misere-turn;1242;15;taking;any misere;1/14;1;2:1-14
misere-turn;1242;15;taking;any misere;1/1/1/1/9/1/1;1;5:2-9
misere-turn;1242;15;taking;any misere;11/1/1/1/1;1;1:2-11
misere-turn;1242;15;taking;any misere;10/1/1/1/1/1;1;1:1-10
misere-turn;1243;5;taking;1-2 misere;1/5/4;1;2:5-5
xor;1245;6;stones;;2/2/2;1;1:1-2 2:1-2 3:1-2
xor;1245;6;taking;1-5;1/5;1;2:2-5
xor;1245;6;taking;1,3,4;4/3/1;1;1:1-4
xor;1245;6;taking;1,3,4;3/2/6;1;3:4-6
xor;1245;6;taking;2,3,5;5/2/3;1;1:1-5
xor;1245;6;taking;1,3,4;2/3/5;1;3:2-5
xor;1245;6;taking;2,3,5;3/4/3;1;2:2-4
xor;1245;6;taking;2,3,5;3/6/2;1;2:2-6
misere-turn;1245;6;taking;2,4,7 misere;12/7;1;2:4-7
misere-turn;1248;8;taking;2-5 misere;9/9;1;1:8-9 2:8-9
mirror;1249;11;taking;1,4,5;5/5/2/5/2;1;1:1-5 2:1-5 4:1-5
mirror;1249;14;taking;any;8/2/1/2/1;1;1:1-8
mirror;1249;14;taking;any;3/8/3;1;2:1-8
mirror;1250;15;kayles;;8;1;1:4-5
misere-turn;1250;6;taking;1,4,5 misere;2/1/13/3;1;3:10-13
mirror;1253;13;kayles;;4/2/2;1;1:2-3
mirror;1253;13;taking;1,2,4 middle;11111001001 1;1;1:3-3
mirror;1253;11;taking;2,3,5;10/2/5/10/2;1;3:1-5
misere-turn;1254;16;taking;any misere;1/1/14;1;3:2-14
misere-turn;1254;16;taking;any misere;15/1;1;1:1-15
misere-turn;1254;16;taking;any misere;1/12/1/1/1;1;2:2-12
misere-turn;1254;16;taking;any misere;1/1/1/1/1/10/1;1;6:2-10
xor;1256;9;taking;1,4,5 middle;1/5;1;2:1-4 2:2-5
xor;1258;5;taking;1,4;7/4/2;1;2:1-4
remainder;1260;8;taking;1-8 misere;40;1;1:38-40
remainder;1260;8;taking;1-8;38;1;1:37-38
remainder;1260;8;taking;1-8 misere;38;1;1:38-38
misere-turn;1260;6;taking;1,3,4 misere;10/5;1;2:3-5
misere-turn;1261;7;taking;3,5,8,9 misere;5/19/4;1;2:17-19
mirror;1263;12;taking;1-7;4/4/4;1;1:1-4 2:1-4 3:1-4
mirror;1263;12;taking;1-7;1/3/1/4/3;1;4:1-4
mirror;1263;10;taking;1,4,5;4/2/2/4/4/2/2;1;1:1-4 4:1-4 5:1-4
mirror;1263;12;taking;any;2/2/2/2/4;1;5:1-4
misere-turn;1264;4;stones;;15/1;1;1:13-15
misere-turn;1264;4;stones;;1/14;1;2:13-14
remainder;1266;4;taking;1,2,4,7 misere;33;1;1:32-33
remainder;1266;4;taking;1,2,4,7;32;1;1:31-32
misere-turn;1266;17;taking;any misere;1/1/1/11/1/1/1;1;4:2-11
misere-turn;1266;17;taking;any misere;1/1/1/1/13;1;5:2-13
misere-turn;1266;17;taking;any misere;15/1/1;1;1:2-15
misere-turn;1266;17;taking;any misere;1/14/1/1;1;2:1-14
mirror;1268;15;kayles;;3/3/3;1;1:2-2 2:2-2 3:2-2
mirror;1268;10;taking;1,4;4/4/4/4/4;1;1:1-4 2:1-4 3:1-4 4:1-4 5:1-4
misere-turn;1271;5;stones;;10/1/1;1;1:10-10
misere-turn;1271;5;stones;;1/1/11;1;3:10-11
mirror;1271;16;taking;any;3/3/10;1;3:1-10
xor;1274;5;taking;1,4;1/7/4;1;3:4-4
mirror;1275;13;taking;1-6;1/5/3/3/1;1;2:1-5
mirror;1276;15;taking;1-3 middle;11110110011 1;1;1:2-3
xor;1278;5;taking;1,4;1/6/4;1;3:1-4
xor;1278;5;taking;1,4;4/7/3;1;1:4-4
misere-turn;1278;18;taking;any misere;1/12/1/1/1/1/1;1;2:2-12
misere-turn;1278;18;taking;any misere;1/17;1;2:1-17
misere-turn;1278;18;taking;any misere;1/1/14/1/1;1;3:2-14
misere-turn;1278;18;taking;any misere;1/13/1/1/1/1;1;2:1-13
mirror;1279;10;taking;1-5;2/4/4;1;1:1-2
xor;1280;7;taking;any;6/1;1;1:2-6
xor;1280;7;taking;1,4 middle;1111011 1;1;1:1-4
xor;1280;7;taking;1,3,4;3/5/3;1;2:3-5
xor;1280;7;taking;2,3,5;3/3/6;1;3:2-6
mirror;1281;17;taking;any;3/3/11;1;3:1-11
xor;1282;10;taking;1-3 middle;4/1;1;1:1-3 1:2-4
xor;1282;10;taking;1,4 middle;1110011111 1;1;1:6-9 1:7-10
xor;1282;10;taking;1,4 middle;5/2/1;1;1:1-4 1:2-5
xor;1282;10;taking;1,4 middle;1/6;1;2:3-3 2:4-4
misere-turn;1284;9;taking;2,4,5,8 misere;7/7/6;1;3:3-6
misere-turn;1284;9;taking;4,6,7 misere;7/8/16;1;2:5-8
misere-turn;1285;11;taking;3-6 misere;13/6/5;1;2:4-6
misere-turn;1287;9;stones;;4/4/4;1;1:2-4 2:2-4 3:2-4
mirror;1287;14;taking;1-6;6/2/2/2/2;1;1:1-6
mirror;1287;14;taking;1-6;1/3/1/6/3;1;4:1-6
misere-turn;1288;19;taking;any misere;1/1/1/16;1;4:1-16
misere-turn;1288;19;taking;any misere;1/1/1/15/1;1;4:2-15
xor;1289;5;taking;1,4;4/3/6;1;1:1-4
mirror;1293;11;taking;1-4;3/4/4;1;1:1-3
xor;1294;4;taking;1,4,5;2/13;1;2:9-13
xor;1294;4;taking;1,4;9/2/1;1;1:9-9
xor;1294;4;taking;1,3,4;11/2;1;1:8-11
xor;1294;4;taking;1,4;2/3/9;1;3:9-9
xor;1294;4;taking;1,4;3/1/9;1;3:6-9
xor;1294;4;taking;1,4;1/1/9;1;3:6-9
misere-turn;1294;6;taking;1,4 misere;3/9/2/8;1;2:9-9
mirror;1296;10;taking;1-2;4/4/2/2/2;1;3:1-2 4:1-2 5:1-2
mirror;1296;17;taking;1-3 middle;1010111111 1;1;1:7-8
mirror;1298;15;kayles;;110011011111 1;1;1:10-10
mirror;1298;15;taking;any;2/2/2/2/7;1;5:1-7
mirror;1298;15;taking;any;1/3/1/7/3;1;4:1-7
misere-turn;1298;20;taking;any misere;1/1/1/17;1;4:1-17
misere-turn;1298;20;taking;any misere;1/1/1/1/1/1/14;1;7:2-14
misere-turn;1298;20;taking;any misere;1/1/1/1/1/15;1;6:1-15
mirror;1299;13;kayles;;10111110100101 1;1;1:5-5
mirror;1301;11;taking;1,4,5;3/5/5/5/3;1;2:1-5 3:1-5 4:1-5
misere-turn;1301;9;taking;2,3,5 misere;7/7/7;1;1:3-7 2:3-7 3:3-7
misere-turn;1303;10;taking;3-5 misere;7/9/9/3;1;1:3-7
misere-turn;1303;10;taking;2,4,5,8 misere;7/8/7;1;2:4-8
xor;1305;11;taking;1-4 middle;111101 1;1;1:1-3 1:2-4
xor;1305;11;taking;1,3,4 middle;10011111 1;1;1:4-7 1:5-8
xor;1305;11;taking;1,4,5 middle;1111100111 1;1;1:1-4 1:2-5
misere-turn;1306;13;taking;2-7 misere;2/8/9;1;2:2-8
mirror;1308;10;taking;1,2,4;7/7/1/1/2;1;5:1-2
mirror;1308;12;taking;1-4;4/6/6;1;1:1-4
misere-turn;1308;21;taking;any misere;1/1/1/1/1/15/1;1;6:2-15
misere-turn;1308;21;taking;any misere;1/1/1/1/17;1;5:2-17
misere-turn;1308;21;taking;any misere;18/1/1/1;1;1:1-18
misere-turn;1308;21;taking;any misere;1/1/1/1/16/1;1;5:1-16
xor;1310;8;taking;any;7/1;1;1:2-7
misere-turn;1310;10;taking;4,5,9 misere;15/4/5/8/6;1;4:4-8
misere-turn;1310;7;taking;2,3,5 misere;4/3/14;1;1:2-4
misere-turn;1310;9;taking;2,3,5 misere;8/8/8;1;1:4-8 2:4-8 3:4-8
misere-turn;1310;11;taking;2,3,6,7 misere;6/3/7/3;1;1:1-6
misere-turn;1314;6;stones;;8/8;1;1:6-8 2:6-8
xor;1315;5;stones;;3/2;1;1:3-3
xor;1315;5;stones;;2/2/1;1;3:1-1
mirror;1315;17;kayles;;9;1;1:5-5
xor;1315;5;piles;;2/3;1;2:3-3
remainder;1315;4;taking;1,2,4,7;38;1;1:37-38
mirror;1315;29;taking;1,4,5 middle;12;1;1:5-8
xor;1315;5;taking;1,4,5 misere;5/4;1;1:5-5
xor;1315;5;taking;2,3,5;6/4;1;1:5-6
xor;1315;5;taking;2,3,5 misere;2/4/4;1;1:1-2
xor;1315;5;taking;1,4,5;5/4;1;1:5-5
xor;1315;5;taking;2,3,5 misere;4/6;1;2:5-6
misere-turn;1316;7;taking;2,4,7 misere;8/2/13;1;3:12-13
misere-turn;1317;22;taking;any misere;1/20/1;1;2:2-20
misere-turn;1317;22;taking;any misere;1/1/16/1/1/1/1;1;3:2-16
misere-turn;1317;22;taking;any misere;19/1/1/1;1;1:1-19
misere-turn;1317;22;taking;any misere;1/1/17/1/1/1;1;3:1-17
mirror;1318;17;taking;1,2,4 middle;2/5/2;1;2:3-3
misere-turn;1319;7;taking;1,4 misere;2/4/8/8;1;2:4-4
misere-turn;1321;11;taking;2,4,5,8 misere;9/8/7;1;2:1-8
mirror;1325;17;kayles;;1110011100111001001 1;1;1:2-2 1:7-7 1:12-12
xor;1325;12;taking;1,4 middle;11111001100111 1;1;1:1-4 1:2-5
xor;1325;12;taking;1,4 middle;1110111111 1;1;1:7-7 1:8-8
xor;1325;12;taking;1,4 middle;110010111111 1;1;1:9-9 1:10-10
misere-turn;1325;23;taking;any misere;1/17/1/1/1/1/1;1;2:2-17
misere-turn;1325;23;taking;any misere;1/1/1/16/1/1/1/1;1;4:1-16
misere-turn;1325;23;taking;any misere;1/19/1/1/1;1;2:2-19
misere-turn;1325;23;taking;any misere;1/1/1/18/1/1;1;4:1-18
misere-turn;1327;8;taking;1-6 misere;1/10/1;1;2:9-10
misere-turn;1328;14;taking;1-7 misere;8/8;1;1:2-8 2:2-8
mirror;1329;21;kayles;;111100111101111 1;1;1:2-3 1:8-9 1:13-14
misere-turn;1333;11;taking;2,5,6 misere;7/3/13/3/6;1;1:3-7
misere-turn;1333;24;taking;any misere;1/17/1/1/1/1/1/1;1;2:1-17
mirror;1335;19;taking;any;3/1/3/11/1;1;4:1-11
mirror;1336;10;taking;1-2;4/4/2/4/4;1;3:1-2
xor;1336;9;taking;any;8/1;1;1:2-8
xor;1336;9;taking;1,4 middle;1/3/4;1;3:1-4
xor;1336;9;taking;1,3,4 middle;1101111 1;1;1:4-7
misere-turn;1337;5;taking;1,4 misere;16/3/9;1;3:9-9
xor;1338;5;taking;1,4;5/1/4;1;3:4-4
xor;1338;5;taking;1-2;4/2/1;1;2:1-2
xor;1338;5;taking;1-2;2/1/3;1;1:2-2
misere-turn;1339;11;taking;3,5,6 misere;9/10/5/8;1;4:3-8
misere-turn;1341;5;stones;;1/14/1;1;2:14-14
misere-turn;1341;25;taking;any misere;1/18/1/1/1/1/1/1;1;2:1-18
misere-turn;1341;25;taking;any misere;1/1/1/1/1/19/1;1;6:2-19
misere-turn;1341;25;taking;any misere;1/1/1/1/20/1;1;5:1-20
mirror;1343;31;taking;1,3,4 middle;12;1;1:5-8
xor;1344;13;taking;1,4,5 middle;5/2/3;1;1:1-4 1:2-5
xor;1344;13;taking;1,3,4 middle;1011011111 1;1;1:6-9 1:7-10
misere-turn;1348;26;taking;any misere;1/1/1/1/1/1/1/19;1;8:1-19
xor;1349;8;kayles;;111011 1;1;1:1-1 1:3-3
mirror;1350;21;taking;1-3 middle;6/2/2;1;1:3-4
mirror;1350;12;taking;1-4;7/7/4;1;3:1-4
mirror;1350;16;taking;any;8/4/4;1;1:1-8
xor;1351;6;taking;1-7 misere;4/2;1;1:3-4
xor;1351;6;taking;1-7;2/4;1;2:3-4
xor;1351;6;taking;2,3,5;7/6;1;2:2-6
xor;1351;6;taking;1,3,4;5/4;1;1:5-5
mirror;1353;10;taking;1,4;6/4/6/11/11;1;2:1-4
misere-turn;1353;9;taking;2-4 misere;4/8/9;1;1:3-4
misere-turn;1354;6;taking;1,4 misere;11/9/6;1;2:9-9
misere-turn;1354;8;taking;2,3,5 misere;7/12/3;1;2:8-12
xor;1355;4;piles;;1/7;1;2:6-7
xor;1355;4;piles;;6/1;1;1:6-6
xor;1355;5;piles;;1/6/1;1;2:5-6
xor;1355;5;piles;;1/7/1;1;2:5-7
xor;1355;4;taking;2,3,5;2/11;1;2:10-11
xor;1355;4;taking;1,4,5;1/13;1;2:10-13
xor;1355;4;taking;1,4;6/9;1;2:9-9
mirror;1358;19;kayles;;1011111111101 1;1;1:7-7
xor;1358;10;taking;any;1/9;1;2:2-9
mirror;1359;17;taking;any;4/9/4;1;2:1-9
xor;1360;14;taking;1,4 middle;3/6/2;1;2:3-3 2:4-4
xor;1360;14;taking;1,3,4 middle;1110011111 1;1;1:6-9 1:7-10
xor;1360;14;taking;1,4 middle;2/3/5/2;1;3:1-4 3:2-5
misere-turn;1362;8;taking;2-4 misere;3/10/8;1;2:9-10
xor;1363;9;sticks;;11011011 1;1;1:1-2 1:4-5 1:7-8
mirror;1363;12;taking;1,4;7/8/7/4/1/1/8;1;4:1-4
mirror;1367;15;piles;;3/3/3/3/3;1;1:1-3 2:1-3 3:1-3 4:1-3 5:1-3
mirror;1367;14;taking;1-6;1/4/4/4/1;1;2:1-4 3:1-4 4:1-4
mirror;1367;12;taking;1,4;8/8/2/7/4/7/2;1;5:1-4
mirror;1367;14;taking;1-6;4/2/3/3/2;1;1:1-4
mirror;1367;8;taking;1-2;1/10/2/1/10;1;3:1-2
misere-turn;1367;7;taking;1,2,4 misere;1/5/6;1;2:4-5
mirror;1368;18;taking;any;4/4/10;1;3:1-10
misere-turn;1368;14;taking;2-7 misere;10/3/8;1;3:2-8
misere-turn;1369;12;taking;3-5 misere;5/7/9/9;1;2:3-7
mirror;1370;21;taking;1-3 middle;3/4/3;1;2:2-3
misere-turn;1370;5;taking;1-2 misere;8/1/6;1;1:7-8
misere-turn;1371;6;taking;1,4 misere;13/3/9/2;1;3:9-9
misere-turn;1371;6;taking;1,4 misere;2/9/1/13;1;2:9-9
misere-turn;1372;6;stones;;9/9;1;1:9-9 2:9-9
xor;1373;9;taking;1-3 middle;2/3;1;2:1-1 2:3-3
xor;1373;6;taking;2,3,5;6/5;1;1:5-6
xor;1373;6;taking;2,3,5 misere;5/4/2;1;3:1-2
xor;1373;6;taking;2,3,5 misere;6/5;1;1:5-6
xor;1373;6;taking;1,3,4;5/7;1;1:3-5
misere-turn;1373;9;taking;2,3,5 misere;7/7/6;1;3:4-6
mirror;1374;14;taking;1-4;6/4/6/1/1;1;2:1-4
misere-turn;1375;12;taking;2,3,7,8 misere;13/4/2/2/8;1;2:3-4
mirror;1376;21;taking;1-3 middle;111101101111 1;1;1:6-7
xor;1376;15;taking;1-4 middle;1/5;1;2:1-4 2:2-5
mirror;1377;15;taking;1-7;3/3/2/5/2;1;4:1-5
mirror;1377;15;taking;any;5/5/5;1;1:1-5 2:1-5 3:1-5
mirror;1378;12;taking;1-7;5/2/5;1;2:1-2
mirror;1378;12;taking;1-6;4/2/1/1/4;1;2:1-2
xor;1378;11;taking;any;1/10;1;2:2-10
misere-turn;1378;9;taking;1-4 misere;5/1/9;1;3:6-9
mirror;1380;12;taking;1,2,4;2/2/7/2/7;1;1:1-2 2:1-2 4:1-2
xor;1381;7;taking;any;5/2;1;1:3-5
xor;1381;7;taking;any misere;2/5;1;2:3-5
xor;1382;6;taking;2,3,5;6/10;1;1:4-6
misere-turn;1382;7;taking;1,4 misere;9/8/6/2;1;1:9-9
misere-turn;1382;11;taking;2,3,6,7 misere;7/9/6;1;3:1-6
misere-turn;1384;10;taking;2,4,5 misere;9/9/2/6;1;4:2-6
mirror;1387;16;taking;any;2/3/2/3/6;1;5:1-6
mirror;1389;13;taking;any;5/5/3;1;3:1-3
mirror;1389;13;taking;1-6;3/4/1/1/4;1;1:1-3
xor;1389;6;taking;1,3,4 misere;5/4;1;1:5-5
xor;1390;16;taking;any middle;1111101 1;1;1:1-4 1:2-5
xor;1390;16;taking;1,3,4 middle;1111101110011 1;1;1:1-4 1:2-5
mirror;1392;21;kayles;;101111111110100101 1;1;1:7-7
mirror;1392;23;taking;1-5 middle;2/4/4;1;1:1-2
mirror;1394;12;taking;1-4;8/8/4;1;3:1-4
xor;1395;5;taking;1-2 misere;1/5/2;1;1:1-1
xor;1395;5;taking;2,3,5;11/3;1;1:10-11
xor;1395;5;taking;1,4;4/13/1;1;1:1-4
xor;1396;12;taking;1,3,4 middle;4/3/1;1;1:1-4
xor;1396;12;taking;any;11/1;1;1:2-11
misere-turn;1397;10;taking;2,3,7,8 misere;5/4/7/7;1;2:3-4
xor;1398;9;sticks;;111011 1;1;1:1-1 1:3-3
xor;1399;5;taking;1,4;9/1/4;1;2:1-1
xor;1402;7;sticks;;2/1/2;1;2:1-1
xor;1402;6;taking;1-4;1/1/9;1;3:6-9
misere-turn;1403;12;taking;2,3,6,7 misere;7/8/7;1;2:3-8
mirror;1404;19;kayles;;111001110011111 1;1;1:13-13
misere-turn;1404;10;taking;2,4,5,8 misere;6/7/13;1;1:3-6
misere-turn;1404;14;taking;2,3,7,8 misere;8/8/4/8;1;3:2-4
misere-turn;1405;11;taking;2,4,5,8 misere;9/5/9;1;2:4-5
xor;1406;8;taking;any;6/2;1;1:3-6
xor;1406;8;taking;any misere;2/6;1;2:3-6
mirror;1407;17;kayles;;11111001101001011 1;1;1:3-3
misere-turn;1407;6;taking;1-2 misere;2/10/4;1;1:2-2
mirror;1408;14;taking;1-4;7/1/1/4/7;1;4:1-4
mirror;1409;14;taking;1-5;8/4/8;1;2:1-4
misere-turn;1409;12;taking;2,3,6,7 misere;8/9/9;1;1:3-8
xor;1410;7;taking;2,3,5;10/5/2;1;2:1-5
xor;1410;7;taking;2,3,5;3/10/4;1;3:2-4
mirror;1411;10;taking;1-4;9/9/2;1;3:1-2
misere-turn;1411;8;taking;1,3,4 misere;1/2/13/7;1;3:10-13
misere-turn;1411;8;taking;1,3,4 misere;7/3/13;1;3:10-13
misere-turn;1412;11;taking;2,3,6,7 misere;2/4/7/9;1;2:3-4
xor;1413;13;taking;any;1/12;1;2:2-12
mirror;1414;27;taking;1-3 middle;10;1;1:5-6
misere-turn;1414;8;taking;1,4 misere;5/7/9/6;1;3:6-9
xor;1417;6;taking;1,2,4;5/2/1;1;3:1-1
misere-turn;1417;11;taking;2-4 misere;12/5/6/3;1;2:2-5
xor;1418;7;piles;;1/2/2/2;1;2:2-2 3:2-2 4:2-2
mirror;1418;21;taking;1,4 middle;4/4/3/3/4;1;1:1-4 2:1-4 5:1-4
misere-turn;1418;12;taking;2,4,5,8 misere;9/8/9;1;2:4-8
mirror;1419;21;kayles;;11111111011011 1;1;1:4-5
mirror;1419;21;taking;1,2,4 middle;3/5/3;1;2:3-3
mirror;1419;15;taking;1-5;8/5/8;1;2:1-5
misere-turn;1419;6;taking;1-2 misere;4/5/7;1;2:5-5
misere-turn;1420;7;taking;1-2 misere;6/6/1/2;1;4:1-2
misere-turn;1420;12;taking;1-6 misere;8/8;1;1:8-8 2:8-8
xor;1421;6;taking;1,2,4;1/7/2;1;3:1-2
misere-turn;1421;5;taking;1-2 misere;11/6/1;1;1:10-11
misere-turn;1422;12;taking;2,3,7,8 misere;5/7/15/4/2;1;4:3-4
mirror;1423;19;kayles;;2/2/2/4/2;1;4:2-3
mirror;1424;11;taking;1-4;9/9/3;1;3:1-3
xor;1424;5;taking;1,4 misere;9/9/1;1;3:1-1
misere-turn;1425;8;taking;1,2,4 misere;4/10/2;1;3:2-2
xor;1427;5;taking;1,4;4/4/3;1;3:3-3
xor;1427;5;taking;1,4,5;4/7;1;2:7-7
xor;1427;5;taking;1,4,5 misere;7/4;1;1:7-7
mirror;1428;12;taking;1-4;11/4/11;1;2:1-4
xor;1429;9;taking;any;2/7;1;2:3-7
xor;1429;9;taking;any misere;2/7;1;2:3-7
xor;1430;5;stones;;2/7;1;2:7-7
xor;1430;5;taking;1-4;7/1;1;1:7-7
xor;1430;7;taking;1,3,4;7/6/1;1;2:4-6
misere-turn;1430;5;taking;1-2 misere;8/10/1;1;1:8-8
misere-turn;1430;5;taking;1-2 misere;1/5/13;1;2:5-5
xor;1431;12;taking;1-3 middle;1101111 1;1;1:4-5 1:6-7
misere-turn;1431;13;taking;2,4,5,8 misere;8/9/9/3;1;1:1-8
mirror;1433;17;taking;any;3/3/3/5/3;1;4:1-5
mirror;1433;17;taking;any;5/5/5/1/1;1;1:1-5 2:1-5 3:1-5
xor;1434;6;taking;1,4;1/4/1/11;1;2:4-4
mirror;1435;12;taking;1,2,4;2/10/2/10/2;1;1:1-2 3:1-2 5:1-2
mirror;1435;14;taking;any;2/4/4/2/2;1;1:1-2 4:1-2 5:1-2
mirror;1435;14;taking;1-6;5/5/1/2/1;1;4:1-2
misere-turn;1435;14;taking;3-6 misere;18/9/4/8;1;4:3-8
misere-turn;1435;8;taking;2,3,5 misere;3/19/7;1;2:15-19
xor;1436;4;piles;;10/1;1;1:10-10
xor;1436;4;piles;;11/1;1;1:10-11
mirror;1436;18;taking;any;8/5/5;1;1:1-8
mirror;1437;21;taking;1-3 middle;2/2/2/4/2;1;4:2-3
mirror;1438;25;taking;1,3,4 middle;2/4/2/4/4;1;2:1-4 4:1-4 5:1-4
xor;1440;7;taking;1-5;1/8/1;1;2:7-8
xor;1440;7;taking;1-5;1/1/9;1;3:7-9
xor;1441;5;taking;1,3,4;3/13;1;2:11-13
xor;1441;6;taking;1,4;4/6/5;1;1:4-4
mirror;1442;21;kayles;;11011111011111 1;1;1:1-2
mirror;1442;18;taking;1-6;3/3/3/6/3;1;4:1-6
xor;1444;6;piles;;1/1/6/1;1;3:6-6
xor;1444;6;piles;;1/1/1/7;1;4:6-7
misere-turn;1444;11;taking;2-4 misere;12/5/7/3;1;2:2-5
xor;1445;6;taking;1,2,4 misere;2/5/1;1;3:1-1
xor;1446;13;taking;1-6 middle;11110011 1;1;1:1-2 1:3-4
mirror;1447;14;taking;1-5;4/9/9;1;1:1-4
misere-turn;1447;13;taking;2,3,6,7 misere;9/5/11/6;1;4:1-6
xor;1448;10;taking;any misere;2/8;1;2:3-8
xor;1448;10;taking;any;8/2;1;1:3-8
mirror;1449;19;taking;1-7;7/3/3/3/3;1;1:1-7
misere-turn;1449;14;taking;3-6 misere;3/9/5/4/17;1;5:12-17
mirror;1451;21;kayles;;110110110011011111 1;1;1:16-16
misere-turn;1453;13;taking;2,4,5,8 misere;2/9/3/9/5;1;5:4-5
misere-turn;1453;10;taking;2,4,7 misere;7/8/2/17;1;1:1-7
mirror;1455;23;kayles;;12;1;1:6-7
xor;1455;5;piles;;11/1/1;1;1:9-11
xor;1455;5;piles;;10/1/1;1;1:9-10
misere-turn;1456;6;taking;1-2 misere;13/2/4;1;2:2-2
misere-turn;1456;14;taking;1-7 misere;9/9;1;1:9-9 2:9-9
mirror;1457;15;taking;1-5;9/5/9;1;2:1-5
mirror;1458;27;taking;1-3 middle;6/3/3;1;1:3-4
mirror;1458;21;taking;any;5/5/11;1;3:1-11
xor;1459;10;kayles;;5/1;1;1:1-1 1:5-5
xor;1459;10;kayles;;110110010011 1;1;1:1-1 1:2-2 1:4-4 1:5-5 1:11-11 1:12-12
xor;1459;5;taking;1-2 misere;8/1/2;1;2:1-1
misere-turn;1459;14;taking;2,3,6,7 misere;9/5/9/8;1;4:3-8
xor;1461;6;taking;1,4;13/4/3/2;1;2:1-4
misere-turn;1461;9;taking;1,2,4 misere;6/6/6;1;1:5-6 2:5-6 3:5-6
xor;1463;9;stones;;3/3/3;1;1:1-3 2:1-3 3:1-3
xor;1463;9;taking;2,3,5;6/6/6;1;1:2-6 2:2-6 3:2-6
misere-turn;1463;10;taking;2,3,5 misere;7/2/7/12;1;4:8-12
misere-turn;1463;13;taking;1-6 misere;13/1/7;1;1:8-13
misere-turn;1465;5;taking;1-2 misere;14/6/1;1;1:13-14
misere-turn;1465;5;taking;1-2 misere;9/11/1;1;2:10-11
xor;1466;11;taking;any misere;9/2;1;1:3-9
xor;1466;11;taking;any;9/2;1;1:3-9
mirror;1468;23;kayles;;5/4/4;1;1:3-3
mirror;1468;23;kayles;;1101111111110011 1;1;1:8-8
xor;1468;13;sticks;;4/2;1;1:1-2 1:3-4
mirror;1468;27;taking;1,2,4 middle;1111100111101111 1;1;1:3-3
xor;1468;6;taking;1,3,4;5/10;1;1:2-5
misere-turn;1468;14;taking;3-5 misere;4/5/9/15/5;1;4:11-15
xor;1469;12;taking;1,4 middle;11111001111 1;1;1:1-1 1:5-5
mirror;1470;25;taking;1,2,4 middle;11011111011111 1;1;1:1-2
mirror;1470;31;taking;1,4 middle;17;1;1:9-9
mirror;1470;18;taking;any;6/6/6;1;1:1-6 2:1-6 3:1-6
misere-turn;1470;12;taking;1-4 misere;6/6/4;1;3:2-4
misere-turn;1470;7;taking;1-2 misere;9/2/1/6;1;2:1-2
mirror;1471;16;taking;1-4;7/2/7/4/2;1;4:1-4
mirror;1471;20;taking;1-6;1/6/1/8/8;1;2:1-6
misere-turn;1471;6;taking;1-2 misere;4/8/7;1;2:8-8
misere-turn;1471;6;taking;1-2 misere;7/7/5;1;3:5-5
mirror;1472;27;taking;1-3 middle;11110111101111 1;1;1:2-3 1:7-8 1:12-13
misere-turn;1472;5;taking;1-2 misere;7/1/14;1;3:14-14
xor;1473;5;piles;;7/2;1;1:7-7
mirror;1474;19;taking;any;1/5/5/1/1/5/1;1;2:1-5 3:1-5 6:1-5
mirror;1475;21;kayles;;11101110111110101 1;1;1:11-11
xor;1475;9;taking;1-4;5/1/4;1;3:2-4
misere-turn;1475;20;taking;2-7 misere;3/8/9/9;1;2:2-8
xor;1478;10;sticks;;110110010011 1;1;1:1-1 1:2-2 1:4-4 1:5-5 1:11-11 1:12-12
mirror;1479;25;kayles;;3/3/3/3/3;1;1:2-2 2:2-2 3:2-2 4:2-2 5:2-2
misere-turn;1480;12;taking;2,3,7,8 misere;6/6/5/4/8;1;4:2-4
xor;1482;12;taking;any;2/10;1;2:3-10
xor;1484;7;taking;any misere;3/4;1;2:4-4
xor;1484;7;taking;any;4/3;1;1:4-4
xor;1484;7;taking;1-7;4/1/2;1;1:4-4
xor;1484;7;taking;1-7 misere;1/4/2;1;2:4-4
xor;1484;13;taking;1,4,5 middle;4/5;1;2:1-1 2:5-5
xor;1485;6;taking;1-4 misere;2/8;1;2:8-8
xor;1485;6;taking;1,4;1/2/10/4;1;4:4-4
xor;1485;6;taking;1-5;8/1;1;1:8-8
xor;1485;6;taking;1-5;10/1;1;1:8-10
xor;1485;6;taking;1-5;9/1;1;1:8-9
xor;1486;16;taking;2,3,5 middle;11111101111 1;1;1:1-2 1:5-6
xor;1486;6;taking;1-2;7/2/4;1;2:1-2
misere-turn;1492;9;stones;;8/8/8;1;1:6-8 2:6-8 3:6-8
xor;1492;12;kayles;;5/1/1/1;1;1:1-1 1:5-5
xor;1492;9;taking;1,3,4;6/7/3/2;1;1:4-6
mirror;1493;10;taking;1-2;7/7/2/7/7;1;3:1-2
misere-turn;1493;16;taking;2,3,7,8 misere;3/8/4/11/8;1;3:2-4
misere-turn;1493;11;taking;2,4,5,8 misere;8/19/7;1;1:4-8
misere-turn;1493;7;taking;1,2,4 misere;1/8/9;1;2:7-8
misere-turn;1495;12;taking;2,3,6,7 misere;15/9/7;1;1:10-15
xor;1496;7;stones;;2/2/5;1;3:5-5
misere-turn;1497;9;taking;1-4 misere;11/9/1;1;2:7-9
misere-turn;1498;6;taking;1-2 misere;2/13/7;1;1:2-2
xor;1499;4;taking;1-3;1/14;1;2:14-14
misere-turn;1502;8;taking;1,4 misere;6/13/7/9;1;4:9-9
xor;1505;7;piles;;2/2/5;1;3:5-5
misere-turn;1505;12;taking;2,3,5 misere;6/7/7/7;1;1:4-6
mirror;1507;20;taking;1-7;2/2/2/6/3/3/2;1;4:1-6
xor;1507;8;taking;1-5 misere;5/3;1;1:4-5
xor;1507;8;taking;1-6;3/5;1;2:4-5
xor;1507;8;taking;any;1/2/5;1;3:4-5
xor;1507;8;taking;any misere;5/2/1;1;1:4-5
mirror;1508;27;kayles;;1111011110011110011011 1;1;1:2-3 1:7-8 1:13-14
mirror;1509;16;taking;1-4;2/8/8/4/2;1;4:1-4
misere-turn;1509;9;taking;2-4 misere;8/16/9;1;2:15-16
xor;1510;5;stones;;2/11;1;2:11-11
mirror;1510;20;taking;any;6/8/6;1;2:1-8
mirror;1511;16;taking;1-7;5/2/2/5/2;1;2:1-2 3:1-2 5:1-2
mirror;1512;31;taking;1-4 middle;5/5/2;1;3:1-2
mirror;1512;27;taking;1-3 middle;2/3/4/2/3;1;3:2-3
misere-turn;1512;7;taking;1-2 misere;9/1/9/2;1;4:1-2
misere-turn;1515;12;stones;;5/5/5/5;1;1:5-5 2:5-5 3:5-5 4:5-5
mirror;1516;22;taking;1-6;2/8/8/2/6;1;5:1-6
misere-turn;1517;15;taking;2,3,7,8 misere;3/8/7/4/13;1;4:3-4
mirror;1519;17;taking;any;4/3/3/3/4;1;2:1-3 3:1-3 4:1-3
xor;1519;5;taking;1,4;1/10/9;1;3:9-9
xor;1519;5;taking;1-2;1/5/6;1;2:5-5
mirror;1521;33;taking;1-3 middle;11111011110011111 1;1;1:8-9
mirror;1522;33;taking;1-7 middle;11011111011111 1;1;1:1-2
xor;1522;15;taking;any;13/2;1;1:3-13
misere-turn;1522;15;taking;2,4,5,8 misere;7/8/12/9;1;2:4-8
mirror;1524;25;kayles;;11111011110100111101 1;1;1:3-3
mirror;1524;25;kayles;;110011011111111100101 1;1;1:12-12
misere-turn;1524;9;taking;1-4 misere;15/9/1;1;2:6-9
xor;1526;9;taking;1-5;2/2/4/1;1;3:2-4
xor;1526;9;taking;any;3/5/1;1;2:3-5
xor;1526;9;taking;any;6/3;1;1:4-6
xor;1526;9;taking;any;6/2/1;1;1:4-6
xor;1526;9;taking;1-4;4/2/3;1;1:2-4
xor;1526;9;taking;1-6 misere;3/6;1;2:4-6
mirror;1527;18;taking;1-5;4/3/4/3/4;1;1:1-4 3:1-4 5:1-4
xor;1528;31;taking;1,3,4 middle;1/9/3/3;1;2:3-6 2:4-7
xor;1528;7;taking;1-5 misere;9/2;1;1:9-9
xor;1528;7;taking;1-6;11/1;1;1:9-11
xor;1528;14;taking;2,3,5 middle;11001111011111 1;1;1:1-2
mirror;1529;23;kayles;;3/5/5;1;1:2-2
mirror;1529;23;kayles;;1/2/5/1/5;1;2:1-2
mirror;1530;27;kayles;;11101111111110111 1;1;1:9-9
xor;1530;9;taking;1-4;6/1/4;1;3:1-4
xor;1531;10;stones;;1/3/3/3;1;2:2-3 3:2-3 4:2-3
mirror;1533;25;kayles;;2/3/5/2/3;1;3:3-3
mirror;1534;27;taking;1-3 middle;1101101111011110011 1;1;1:1-2 1:4-5 1:18-19
mirror;1534;19;taking;1-7;5/2/5/2/5;1;1:1-5 3:1-5 5:1-5
misere-turn;1534;6;taking;1-2 misere;2/16/7;1;1:2-2
misere-turn;1534;8;taking;1,2,4 misere;2/16/7;1;1:2-2
misere-turn;1535;14;taking;2-4 misere;8/8/9/4/3;1;4:3-4
xor;1536;6;taking;1,4;4/4/8;1;3:8-8
misere-turn;1536;5;taking;1-2 misere;1/8/18;1;2:7-8
xor;1538;6;taking;1-4;9/2;1;1:8-9
xor;1539;19;taking;2,3,5 middle;111110111111 1;1;1:7-8 1:11-12
mirror;1540;25;kayles;;1111101111011111 1;1;1:8-9
misere-turn;1540;7;taking;1,2,4 misere;12/8/1;1;2:7-8
xor;1541;7;taking;1,2,4;1/7/5;1;3:4-5
mirror;1542;33;taking;1,4 middle;7/7/7;1;1:4-4 2:4-4 3:4-4
xor;1543;5;piles;;11/2;1;1:11-11
mirror;1544;27;kayles;;110110111111110110011 1;1;1:10-11
xor;1544;10;taking;1-7;3/7;1;2:4-7
xor;1544;10;taking;any misere;2/5/3;1;2:2-5
xor;1544;10;taking;1-7;1/7/2;1;2:4-7
xor;1544;10;taking;any misere;3/7;1;2:4-7
misere-turn;1546;12;taking;1-4 misere;6/9/6;1;2:7-9
mirror;1548;21;taking;any;7/7/7;1;1:1-7 2:1-7 3:1-7
mirror;1548;18;taking;1-5;9/4/9/2/2;1;2:1-4
xor;1548;6;taking;1,2,4;1/9/2;1;3:2-2
xor;1548;6;taking;1-2;2/4/5;1;2:4-4
xor;1548;8;taking;2,3,5 misere;5/4/9;1;3:8-9
misere-turn;1550;14;taking;1,3,4 misere;7/6/7/7/3;1;2:3-6
misere-turn;1550;8;taking;1,4 misere;18/9/1/8/1;1;2:9-9
misere-turn;1553;6;taking;1-2 misere;8/7/10;1;1:8-8
misere-turn;1553;8;taking;1,4 misere;5/9/15/6;1;2:6-9
xor;1554;17;taking;1,3,4 middle;11110011111 1;1;1:7-7 1:11-11
mirror;1555;21;taking;1-5;3/8/5/3/8;1;3:1-5
mirror;1555;19;taking;1-5;9/9/2/2/5;1;5:1-5
xor;1556;12;kayles;;2/5;1;2:2-2 2:4-4
mirror;1557;15;taking;1-5;1/1/3/11/11;1;3:1-3
mirror;1558;35;kayles;;4/4/4/4/4;1;1:2-3 2:2-3 3:2-3 4:2-3 5:2-3
mirror;1560;31;kayles;;4/4/9;1;3:5-5
xor;1560;11;taking;any;3/8;1;2:4-8
xor;1560;11;taking;any misere;8/3;1;1:4-8
xor;1560;11;taking;any misere;7/3/1;1;1:3-7
mirror;1562;20;taking;1-6;4/4/4/4/4;1;1:1-4 2:1-4 3:1-4 4:1-4 5:1-4
xor;1563;8;taking;1-7;1/10;1;2:10-10
misere-turn;1563;14;taking;2-4 misere;6/7/11/3/6;1;3:8-11
mirror;1565;19;taking;1-7;3/5/3/5/3;1;1:1-3 3:1-3 5:1-3
xor;1565;8;taking;1,2,4;10/4/2;1;3:1-2
misere-turn;1565;14;taking;2,3,7,8 misere;6/8/4/6/11;1;3:2-4
mirror;1566;24;taking;1-6;6/3/3/8/8;1;1:1-6
misere-turn;1568;7;taking;1,2,4 misere;5/1/18;1;1:4-5
xor;1572;5;stones;;2/15;1;2:15-15
mirror;1572;33;taking;1-3 middle;1100111011100111111011 1;1;1:16-17
xor;1573;6;taking;1,2,4 misere;2/11/1;1;3:1-1
xor;1574;12;taking;any;9/2/1;1;1:4-9
xor;1574;12;taking;1-7;2/7/3;1;2:2-7
xor;1574;12;taking;1-7 misere;3/7/2;1;2:2-7
xor;1574;12;taking;any;9/3;1;1:4-9
xor;1574;12;taking;any;1/3/8;1;3:3-8
misere-turn;1575;13;taking;1-4 misere;15/5/4/1;1;3:1-4
xor;1577;7;taking;1,4;3/1/11/2/9;1;5:9-9
misere-turn;1577;16;taking;2,3,6,7 misere;11/4/7/9/5;1;2:3-4
mirror;1578;27;kayles;;5/5/5;1;1:3-3 2:3-3 3:3-3
mirror;1578;27;kayles;;2/5/5/2/2;1;1:1-2 4:1-2 5:1-2
mirror;1578;21;taking;any;3/5/3/5/5;1;2:1-5 4:1-5 5:1-5
mirror;1578;33;taking;1-4 middle;101011111011111011 1;1;1:17-18
mirror;1580;25;kayles;;1011111010111110111 1;1;1:18-18
mirror;1581;23;taking;any;9/7/7;1;1:1-9
xor;1582;14;kayles;;6/2;1;1:2-3 1:4-5
xor;1582;14;kayles;;101111111 1;1;1:5-6 1:6-7
xor;1582;14;taking;1,2,4 middle;11011111 1;1;1:5-5 1:7-7
xor;1583;7;stones;;9/2/2;1;1:9-9
mirror;1583;29;kayles;;11111011100111011100111 1;1;1:3-3
mirror;1584;29;kayles;;4/5/4/2/2;1;2:3-3
mirror;1584;29;kayles;;111111111011011011011 1;1;1:5-5
mirror;1586;33;kayles;;4/1/4/1/9;1;5:5-5
mirror;1587;35;taking;1-7 middle;1/5/2/1/5;1;3:1-2
xor;1587;13;taking;any;1/9/3;1;2:3-9
xor;1587;13;taking;any misere;3/1/9;1;3:3-9
xor;1587;13;taking;any misere;10/3;1;1:4-10
xor;1587;7;taking;1-5;9/2;1;1:9-9
xor;1587;13;taking;any;2/3/8;1;3:2-8
misere-turn;1587;14;taking;2,3,6,7 misere;7/4/16/9;1;2:3-4
xor;1589;7;piles;;9/2/2;1;1:9-9
xor;1589;9;taking;2,3,5;7/7/13;1;3:9-13
mirror;1591;20;taking;1-4;7/4/4/4/7;1;2:1-4 3:1-4 4:1-4
mirror;1592;31;kayles;;1111101111110111111 1;1;1:3-3
mirror;1592;39;taking;1-3 middle;1111110011111011111 1;1;1:3-4
mirror;1593;45;taking;1,3,4 middle;1111111101111111101111 1;1;1:19-22
xor;1593;10;taking;1-6 misere;2/2/12;1;3:8-12
xor;1595;16;kayles;;11101001110111 1;1;1:1-2 1:2-3 1:8-9 1:9-10 1:12-13 1:13-14
mirror;1595;18;taking;any;2/8/8;1;1:1-2
xor;1597;9;piles;;5/5/5;1;1:5-5 2:5-5 3:5-5
mirror;1598;26;taking;any;7/7/12;1;3:1-12
xor;1600;11;taking;1-5 misere;4/2/8;1;1:1-4
misere-turn;1600;19;taking;1-6 misere;7/14/6/1;1;3:1-6
misere-turn;1605;24;taking;1-6 misere;7/7/7/7;1;1:2-7 2:2-7 3:2-7 4:2-7
xor;1607;14;kayles;;3/2/2/2;1;1:1-1 1:3-3
xor;1607;15;sticks;;1/1/2/4;1;4:1-2 4:3-4
xor;1609;6;taking;1-2 misere;2/10/2;1;2:10-10
mirror;1610;39;taking;1,2,4 middle;111110011111100111111 1;1;1:3-3
mirror;1611;39;taking;1-3 middle;14;1;1:7-8
xor;1611;15;taking;any misere;11/3/1;1;1:3-11
xor;1611;15;taking;any;2/2/10/1;1;3:2-10
misere-turn;1612;12;stones;;8/8/8/8;1;1:6-8 2:6-8 3:6-8 4:6-8
xor;1612;9;taking;1-6 misere;4/5;1;2:5-5
xor;1612;9;taking;any;4/5;1;2:5-5
mirror;1613;53;taking;1,4,5 middle;20;1;1:9-12
xor;1613;12;taking;any misere;4/4/4;1;1:1-4 2:1-4 3:1-4
mirror;1614;33;taking;1,2,4 middle;5/5/5;1;1:3-3 2:3-3 3:3-3
xor;1614;17;taking;1-7 middle;4/3/1;1;1:1-2 1:3-4
xor;1614;12;taking;1-5 misere;5/8/2;1;1:1-5
mirror;1615;24;taking;any;8/8/8;1;1:1-8 2:1-8 3:1-8
mirror;1615;24;taking;any;1/7/7/1/8;1;5:1-8
xor;1616;7;taking;1,2,4;1/7/8;1;3:7-8
misere-turn;1617;6;taking;1-2 misere;8/16/7;1;1:8-8
misere-turn;1618;7;taking;1-2 misere;1/12/8/6;1;3:7-8
misere-turn;1618;7;taking;1-2 misere;1/3/9/14;1;4:13-14
misere-turn;1618;7;taking;1-2 misere;1/3/8/15;1;3:7-8
mirror;1619;45;taking;1-3 middle;111111101111111001111 1;1;1:19-20
xor;1619;7;taking;1,3,4 misere;11/1/11;1;2:1-1
mirror;1621;31;taking;1,4 middle;5/5/1/9/1;1;4:5-5
xor;1621;16;taking;any;1/3/12;1;3:3-12
xor;1623;18;taking;1-3 middle;11101101111 1;1;1:8-10 1:9-11
xor;1623;18;taking;1-3 middle;1100111111 1;1;1:6-7 1:8-9
xor;1625;16;kayles;;1111011111 1;1;1:6-6 1:10-10
xor;1626;9;stones;;6/6/6;1;1:5-6 2:5-6 3:5-6
xor;1626;8;taking;1-5 misere;2/10/1;1;2:10-10
xor;1626;8;taking;1-6;2/11;1;2:10-11
mirror;1627;33;kayles;;1111110111111010010011111 1;1;1:23-23
xor;1628;17;sticks;;11110111001 1;1;1:1-2 1:3-4
xor;1628;17;sticks;;1101111001011 1;1;1:4-6 1:5-7
mirror;1629;21;taking;1-6;3/11/11/3/3;1;1:1-3 4:1-3 5:1-3
xor;1629;10;taking;any misere;4/6;1;2:5-6
xor;1629;10;taking;1-7;4/6;1;2:5-6
xor;1630;5;taking;1-2;1/6/11;1;3:11-11
xor;1631;15;sticks;;3/2/2/2;1;1:1-1 1:3-3
xor;1632;19;taking;1-4 middle;11111101 1;1;1:3-3 1:4-4
xor;1632;6;taking;1-2;8/5/4;1;3:4-4
xor;1632;19;taking;any middle;4/2/3;1;1:1-3 1:2-4
xor;1633;14;kayles;;11001001011111 1;1;1:11-11 1:13-13
mirror;1635;20;taking;1-4;8/7/8/4/7;1;4:1-4
xor;1636;15;kayles;;11101111101 1;1;1:6-6 1:8-8
mirror;1636;41;taking;1-3 middle;1/5/5/1/6;1;5:3-4
mirror;1638;33;kayles;;3/4/3/5/4;1;4:3-3
mirror;1638;33;kayles;;11101101111111110111011 1;1;1:12-12
misere-turn;1639;12;taking;1,2,4 misere;6/6/5/1/3;1;3:4-5
mirror;1641;21;taking;1-7;3/4/5/4/5;1;1:1-3
xor;1642;19;sticks;;11101001110111 1;1;1:1-2 1:2-3 1:8-9 1:9-10 1:12-13 1:13-14
xor;1643;11;taking;any misere;7/4;1;1:5-7
xor;1643;11;taking;any;4/7;1;2:5-7
xor;1644;9;piles;;6/6/6;1;1:5-6 2:5-6 3:5-6
mirror;1645;29;kayles;;5/5/5/1/1;1;1:3-3 2:3-3 3:3-3
xor;1646;19;sticks;;2/3/4;1;3:1-3 3:2-4
mirror;1646;22;taking;1-4;8/8/6/1/1/6/4;1;7:1-4
misere-turn;1647;10;taking;1,2,4 misere;1/9/9/5;1;4:4-5
xor;1648;21;taking;1-3 middle;2/7;1;2:2-4 2:4-6
xor;1648;11;taking;1-4 misere;4/3/7;1;1:2-4
xor;1649;7;stones;;2/2/13;1;3:13-13
mirror;1651;20;taking;any;9/9/2;1;3:1-2
mirror;1652;35;kayles;;111111101111101111111 1;1;1:11-11
xor;1652;9;piles;;7/2/2/2;1;1:7-7
xor;1653;9;stones;;7/7/7;1;1:5-7 2:5-7 3:5-7
xor;1654;16;kayles;;1010111111101 1;1;1:7-8 1:8-9
xor;1654;10;taking;1-4 misere;10/2/4;1;3:3-4
xor;1656;12;taking;any;8/4;1;1:5-8
xor;1656;12;taking;any misere;8/4;1;1:5-8
mirror;1657;37;kayles;;11110111110111101111001111 1;1;1:8-8
mirror;1657;37;kayles;;11011111111100111101101111 1;1;1:8-8
mirror;1657;27;taking;1-6;2/9/2/3/9/3/5;1;7:1-5
xor;1657;20;taking;any;2/15/3;1;2:2-15
xor;1659;9;taking;1-7;2/12;1;2:11-12
misere-turn;1663;12;stones;;9/9/9/9;1;1:9-9 2:9-9 3:9-9 4:9-9
mirror;1663;22;taking;any;4/9/9;1;1:1-4
xor;1663;23;taking;1-4 middle;2/3/5;1;3:1-4 3:2-5
mirror;1664;39;kayles;;11111101111111110111111 1;1;1:12-12
xor;1666;6;taking;1-2;5/2/10;1;3:10-10
xor;1668;19;sticks;;111100110110011 1;1;1:1-2 1:3-4
xor;1669;22;sticks;;10110111110011 1;1;1:6-9 1:7-10
mirror;1669;23;taking;any;5/9/9;1;1:1-5
xor;1669;13;taking;any;4/9;1;2:5-9
xor;1670;24;taking;1-7 middle;2/3/5;1;3:1-4 3:2-5
mirror;1671;31;kayles;;2/5/4/2/5;1;3:2-3
xor;1671;9;piles;;7/7/7;1;1:5-7 2:5-7 3:5-7
mirror;1671;45;taking;1-3 middle;5/3/3/5/4;1;5:2-3
mirror;1672;33;kayles;;111111110111110011111 1;1;1:4-5
xor;1672;18;kayles;;111110111101001 1;1;1:1-1 1:5-5
mirror;1673;26;taking;1-6;6/6/2/6/2/2/2;1;1:1-6 2:1-6 4:1-6
mirror;1674;27;taking;any;9/9/9;1;1:1-9 2:1-9 3:1-9
mirror;1674;24;taking;any;9/9/6;1;3:1-6
mirror;1675;37;taking;1,4 middle;4/9/1/1/9;1;1:1-4
xor;1678;13;taking;1-5 misere;5/8/3;1;1:2-5
mirror;1679;28;taking;any;5/10/5/4/4;1;2:1-10
mirror;1679;23;taking;any;3/5/5/5/5;1;1:1-3
mirror;1679;25;taking;any;8/1/7/1/8;1;3:1-7
mirror;1679;25;taking;any;9/9/7;1;3:1-7
xor;1680;14;taking;any;4/10;1;2:5-10
xor;1681;13;taking;1-5;3/8/5;1;3:2-5
xor;1681;10;taking;1-4;8/2/4;1;3:2-4
xor;1682;6;taking;1-2;5/7/8;1;2:7-7
mirror;1683;37;kayles;;111111100100111110101111111 1;1;1:15-15
xor;1683;18;kayles;;1110111001100111 1;1;1:1-1 1:3-3 1:5-5 1:7-7 1:14-14 1:16-16
xor;1683;24;sticks;;5/3/2;1;1:1-4 1:2-5
mirror;1683;39;taking;1-3 middle;11110111011101111001111 1;1;1:2-3 1:15-16 1:21-22
mirror;1684;37;kayles;;6/6/5/2/2;1;3:3-3
mirror;1685;45;taking;1,2,4 middle;7/5/7;1;2:3-3
mirror;1686;33;kayles;;2/5/2/5/5;1;2:3-3 4:3-3 5:3-3
mirror;1686;41;kayles;;1010111111011111100111111111 1;1;1:24-24
mirror;1686;41;kayles;;4/3/9/4/3;1;3:5-5
mirror;1687;22;taking;any;1/9/1/2/9;1;4:1-2
xor;1687;9;taking;1,2,4;5/7/10;1;1:4-5
misere-turn;1689;10;taking;1,2,4 misere;11/6/1/9;1;1:10-11
xor;1690;15;taking;any;11/4;1;1:5-11
mirror;1692;33;kayles;;5/3/3/3/5;1;2:2-2 3:2-2 4:2-2
xor;1692;19;sticks;;10111101011101 1;1;1:3-4 1:5-6
mirror;1693;23;taking;any;9/9/1/3/1;1;4:1-3
xor;1693;7;taking;1-2;12/6/2/1;1;3:2-2
xor;1694;12;taking;1-6;4/3/3/2;1;1:3-4
xor;1694;12;taking;1-6;2/3/5/2;1;3:4-5
xor;1694;11;taking;1-6;3/13/2;1;2:9-13
xor;1695;9;taking;1-4;14/1/5;1;1:12-14
mirror;1697;20;taking;1-5;11/4/11/2/4;1;4:1-2
xor;1697;12;taking;1-5;4/3/7;1;1:3-4
xor;1699;13;taking;1-6;4/3/9;1;1:2-4
xor;1699;13;taking;1-6;9/1/6;1;3:4-6
xor;1701;29;taking;1-4 middle;8/2;1;1:2-5 1:4-7
mirror;1702;45;taking;1-3 middle;6/6/6;1;1:3-4 2:3-4 3:3-4
mirror;1704;28;taking;any;3/3/7/7/8;1;5:1-8
mirror;1704;43;taking;1-4 middle;1111011110111101101111 1;1;1:16-17
mirror;1705;18;taking;1-4;9/9/9/2/9;1;4:1-2
xor;1705;13;taking;1-5 misere;5/7/3;1;1:3-5
xor;1708;21;sticks;;11101100101111001 1;1;1:11-13 1:12-14
mirror;1708;25;taking;1-5;5/5/5/3/1/1/5;1;4:1-3
mirror;1708;29;taking;any;7/3/3/7/9;1;5:1-9
xor;1709;16;kayles;;10110111110011 1;1;1:6-6 1:10-10
mirror;1713;43;kayles;;7/9/7;1;2:5-5
xor;1715;11;taking;any;6/5;1;1:6-6
xor;1715;11;taking;any misere;6/5;1;1:6-6
xor;1715;11;taking;1-6 misere;1/4/6;1;3:6-6
xor;1715;11;taking;1-7;2/4/5;1;1:2-2
mirror;1717;41;kayles;;1111110111110111111001110111 1;1;1:10-10
xor;1717;9;piles;;2/11/2/2;1;2:11-11
mirror;1717;37;taking;1,2,4 middle;1110111001111100111011111 1;1;1:2-2 1:6-6 1:18-18
mirror;1717;31;taking;any;1/4/5/5/11/4/1;1;5:1-11
mirror;1717;25;taking;any;10/5/10;1;2:1-5
xor;1717;14;taking;any misere;2/2/3/7;1;4:4-7
xor;1718;17;kayles;;5/3/2;1;1:1-1 1:5-5
xor;1718;23;sticks;;1110011110011101 1;1;1:6-8 1:7-9
mirror;1718;28;taking;any;8/8/8/2/2;1;1:1-8 2:1-8 3:1-8
xor;1719;13;taking;1-6;8/3/4;1;3:3-4
xor;1720;21;sticks;;1110111001100111 1;1;1:1-1 1:3-3 1:5-5 1:7-7 1:14-14 1:16-16
xor;1720;24;taking;1-3 middle;111100111111 1;1;1:7-8 1:11-12
xor;1721;10;piles;;7/7/7/1;1;1:6-7 2:6-7 3:6-7
mirror;1722;26;taking;any;6/10/10;1;1:1-6
xor;1723;24;taking;1-4 middle;4/5;1;2:1-1 2:5-5
xor;1723;20;taking;1,2,4 middle;5/4/1;1;1:3-3
xor;1724;10;taking;1-4 misere;2/9/6;1;2:9-9
mirror;1725;39;kayles;;1111011111011110011111001111 1;1;1:2-3 1:13-14 1:26-27
mirror;1725;24;taking;1-4;11/4/11/4/2/4/2;1;2:1-4 4:1-4 6:1-4
mirror;1727;27;taking;any;10/10/7;1;3:1-7
xor;1728;12;taking;any;5/3/4;1;2:2-3
xor;1728;12;taking;1-7 misere;5/7;1;2:6-7
xor;1728;9;taking;1-4;7/1/9;1;3:9-9
xor;1728;12;taking;any;5/1/6;1;3:5-6
mirror;1729;45;kayles;;1/7/1/7/9;1;5:5-5
xor;1729;25;taking;1-5 middle;11111001111 1;1;1:1-1 1:5-5
xor;1730;22;taking;1-3 middle;1111101111001 1;1;1:8-9
mirror;1731;31;taking;any;6/4/6/4/11;1;5:1-11
xor;1731;12;taking;1-5;9/4/3;1;2:1-4
mirror;1732;39;kayles;;20;1;1:10-11
mirror;1737;41;kayles;;1111101101111111011111110011 1;1;1:3-3
mirror;1739;37;kayles;;11111001110111110111011111 1;1;1:3-3 1:14-14 1:24-24
xor;1739;21;sticks;;1/4/4;1;1:1-1
mirror;1739;25;taking;any;8/3/3/3/8;1;2:1-3 3:1-3 4:1-3
xor;1739;13;taking;1-7 misere;1/7/5;1;2:5-7
xor;1739;13;taking;any;5/8;1;2:6-8
xor;1739;13;taking;1-7;7/1/5;1;1:5-7
xor;1739;13;taking;1-7 misere;5/3/5;1;2:1-3
xor;1740;25;sticks;;1111011111 1;1;1:6-6 1:10-10
xor;1740;26;sticks;;10111011011111001 1;1;1:10-13 1:11-14
xor;1741;17;kayles;;101111101111 1;1;1:5-5
mirror;1742;49;taking;1,4 middle;26;1;1:12-15
xor;1744;18;kayles;;11111011011011 1;1;1:2-2 1:4-4
mirror;1745;57;taking;1-3 middle;1111111100111111110111111 1;1;1:22-23
xor;1745;9;taking;1-5;4/11;1;2:11-11
xor;1745;14;taking;1-6 misere;2/9/12;1;3:8-12
xor;1746;9;piles;;9/9/9;1;1:9-9 2:9-9 3:9-9
xor;1746;10;taking;1-4;6/2/9;1;3:9-9
xor;1747;28;taking;1-4 middle;6/4;1;1:1-2 1:5-6
mirror;1748;45;kayles;;111111110011111111011111111 1;1;1:4-5 1:14-15 1:23-24
xor;1748;28;sticks;;1110111011111001 1;1;1:9-12 1:10-13
mirror;1749;45;kayles;;1111001111100111111011111101111 1;1;1:9-9
mirror;1749;45;kayles;;6/2/2/6/9;1;5:5-5
xor;1750;14;taking;any misere;5/9;1;2:6-9
xor;1750;14;taking;any misere;1/4/9;1;3:6-9
xor;1750;14;taking;any;9/5;1;1:6-9
xor;1750;14;taking;any;1/4/9;1;3:6-9
xor;1750;14;taking;any;1/5/8;1;3:5-8
xor;1752;23;sticks;;1111011001111 1;1;1:6-7
mirror;1754;57;taking;1-3 middle;20;1;1:10-11
mirror;1755;39;kayles;;5/5/2/5/5;1;3:1-2
xor;1758;21;kayles;;11111101011111 1;1;1:11-11 1:13-13
mirror;1759;39;kayles;;11011111011111111011011111 1;1;1:13-14
xor;1759;20;kayles;;1111110110011011 1;1;1:2-3 1:4-5
xor;1760;15;taking;any;10/5;1;1:6-10
xor;1760;13;taking;1-6;2/10/5;1;3:2-5
xor;1760;15;taking;any;1/10/4;1;2:6-10
mirror;1761;27;taking;any;11/11/5;1;3:1-5
mirror;1762;30;taking;any;3/8/8/8/3;1;2:1-8 3:1-8 4:1-8
mirror;1762;30;taking;any;7/7/4/4/8;1;5:1-8
xor;1762;31;taking;1-6 middle;11111101111 1;1;1:1-2 1:5-6
xor;1763;9;stones;;10/10/10;1;1:9-10 2:9-10 3:9-10
xor;1763;19;kayles;;10111011011111001 1;1;1:10-10 1:14-14
xor;1765;18;kayles;;5/1/2/3;1;1:3-3
mirror;1765;51;taking;1,2,4 middle;111111101101111111011011111 1;1;1:25-25
mirror;1766;45;kayles;;3/7/5/3/7;1;3:3-3
xor;1768;20;kayles;;1110111011111001 1;1;1:9-9 1:13-13
mirror;1769;41;kayles;;11110011111001111101111011111 1;1;1:9-9 1:16-16 1:27-27
xor;1770;20;kayles;;5/4/2/1;1;1:2-2 1:4-4
mirror;1770;29;taking;any;11/11/7;1;3:1-7
mirror;1770;51;taking;1-4 middle;4/5/5/4/2;1;5:1-2
mirror;1770;29;taking;any;8/3/7/3/8;1;3:1-7
mirror;1770;29;taking;any;10/10/1/7/1;1;4:1-7
xor;1772;13;taking;1-4;3/2/5/9;1;4:7-9
xor;1773;9;stones;;11/11/11;1;1:9-11 2:9-11 3:9-11
xor;1773;31;sticks;;4/6;1;2:1-2 2:5-6
mirror;1774;30;taking;1-6;4/3/3/4/10/10/4;1;1:1-4 4:1-4 7:1-4
xor;1775;21;kayles;;4/3/5;1;3:2-2 3:4-4
mirror;1775;53;taking;1-7 middle;1111011110111110110011111 1;1;1:17-18
xor;1775;14;taking;1-6;9/4/4;1;1:8-9
mirror;1776;49;kayles;;9/6/3/6/3;1;1:5-5
xor;1776;9;piles;;10/10/10;1;1:9-10 2:9-10 3:9-10
mirror;1776;47;taking;1,2,4 middle;8/1/3/8/1;1;3:2-2
xor;1776;9;taking;1,4;2/5/11/5/14;1;5:14-14
xor;1778;17;taking;any misere;8/4/5;1;1:2-8
xor;1778;13;taking;1-5 misere;11/8/1/2;1;1:8-11
xor;1778;17;taking;any;12/5;1;1:6-12
xor;1779;21;kayles;;1/9/2;1;2:2-2 2:8-8
xor;1780;26;taking;1,2,4 middle;6/5/1;1;2:2-2 2:4-4
mirror;1782;41;kayles;;9/9/4;1;3:2-3
xor;1784;25;sticks;;11101111001100111 1;1;1:5-6 1:7-8
xor;1786;22;kayles;;3/9;1;2:2-2 2:8-8
xor;1786;18;taking;any misere;5/9/4;1;2:2-9
xor;1786;27;taking;1-4 middle;3/2/6;1;3:3-3 3:4-4
xor;1786;18;taking;any;13/5;1;1:6-13
mirror;1788;53;kayles;;6/6/4/4/9;1;5:5-5
xor;1789;23;sticks;;3/4/2/1/2;1;2:1-2 2:3-4
xor;1789;12;taking;1-5 misere;10/10/2;1;3:1-2
xor;1789;13;taking;1-5 misere;5/10/3;1;3:2-3
xor;1790;35;taking;2,3,5 middle;5/5/5/6;1;4:1-2 4:5-6
xor;1792;22;kayles;;2/4/2/5;1;4:1-1 4:5-5
mirror;1792;27;taking;any;4/8/3/8/4;1;3:1-3
mirror;1793;49;kayles;;1111111011111011110111111101111 1;1;1:11-11
mirror;1793;49;kayles;;1111111110111111101111111011011 1;1;1:5-5
xor;1794;19;taking;any misere;1/5/4/9;1;4:1-9
mirror;1795;30;taking;any;3/6/3/9/9;1;2:1-6
xor;1798;24;kayles;;5/4/4/1;1;1:1-1 1:5-5
xor;1801;25;sticks;;110110111001111011 1;1;1:12-14 1:13-15
mirror;1801;28;taking;1-7;5/4/2/4/4/5/4;1;3:1-2
xor;1801;13;taking;any;5/6/2;1;1:5-5
xor;1801;13;taking;1-7;7/6;1;1:7-7
xor;1801;13;taking;any misere;6/5/2;1;2:5-5
xor;1801;13;taking;1-6 misere;3/4/6;1;1:3-3
xor;1801;13;taking;1-7;6/4/3;1;3:3-3
xor;1801;13;taking;1-7 misere;6/7;1;2:7-7
xor;1801;13;taking;any misere;6/1/6;1;2:1-1
xor;1802;12;taking;1-4 misere;8/9/4;1;1:6-8
mirror;1803;41;kayles;;3/5/5/5/5;1;1:2-2
xor;1803;12;taking;1-4;11/9/6;1;2:6-9
xor;1804;12;taking;1-4 misere;4/4/12;1;3:11-12
xor;1805;22;kayles;;3/3/2/5;1;4:2-2 4:4-4
xor;1805;12;taking;1-4;8/9/8;1;2:6-9
xor;1807;15;taking;1-6 misere;3/11/10;1;2:8-11
xor;1808;21;taking;any;1/4/5/11;1;4:1-11
xor;1808;21;taking;any;12/4/5;1;1:2-12
mirror;1809;43;kayles;;5/5/4/5/5;1;3:2-3
xor;1811;23;kayles;;5/2/6;1;1:1-1 1:5-5
xor;1811;14;taking;any;8/6;1;1:7-8
mirror;1814;53;kayles;;111111101111111001110011111111100111 1;1;1:27-27
mirror;1815;53;kayles;;11111011111100111111011111100111111 1;1;1:3-3
mirror;1817;36;taking;any;12/12/12;1;1:1-12 2:1-12 3:1-12
mirror;1818;51;kayles;;2/8/8/8/2;1;2:4-5 3:4-5 4:4-5
xor;1818;28;taking;1,2,4 middle;9/3;1;1:2-2 1:8-8
mirror;1821;57;kayles;;11111111101111111011110111101111111 1;1;1:5-5
xor;1821;15;taking;any misere;4/9/2;1;2:7-9
xor;1821;15;taking;any;9/4/2;1;1:7-9
xor;1821;15;taking;any misere;6/9;1;2:7-9
xor;1824;25;kayles;;1011110111111111 1;1;1:12-12
mirror;1825;28;taking;any;8/5/5/2/8;1;4:1-2
xor;1827;12;taking;1-4;7/9/4;1;1:6-7
mirror;1828;65;taking;1,3,4 middle;9/4/4/9/4;1;2:1-4 3:1-4 5:1-4
mirror;1829;45;kayles;;11111011111001111100111110011111 1;1;1:3-3 1:9-9 1:16-16 1:23-23 1:30-30
xor;1829;24;sticks;;111100101101111 1;1;1:9-9 1:10-10
mirror;1829;31;taking;any;5/5/8/5/8;1;1:1-5 2:1-5 4:1-5
xor;1829;28;taking;1-3 middle;111111011111001 1;1;1:3-4
xor;1829;16;taking;any;2/4/10;1;3:7-10
mirror;1830;29;taking;any;8/5/3/5/8;1;3:1-3
mirror;1830;29;taking;any;3/9/4/4/9;1;1:1-3
mirror;1830;34;taking;any;6/8/6/7/7;1;2:1-8
mirror;1832;51;taking;1,4 middle;6/6/9/6/6;1;3:5-5
mirror;1834;35;taking;any;7/9/6/6/7;1;2:1-9
xor;1835;31;sticks;;4/1/4/4;1;1:1-3 1:2-4 3:1-3 3:2-4 4:1-3 4:2-4
mirror;1836;33;taking;any;2/7/2/11/11;1;2:1-7
mirror;1837;49;kayles;;6/5/5/6/5;1;2:3-3 3:3-3 5:3-3
mirror;1837;36;taking;any;4/3/6/3/6/4/10;1;7:1-10
mirror;1837;57;taking;1-3 middle;6/3/3/6/6;1;1:3-4 4:3-4 5:3-4
xor;1837;6;taking;1-2;14/14/10;1;3:10-10
xor;1838;17;taking;any misere;11/2/4;1;1:7-11
xor;1840;12;taking;1-4 misere;9/13/8;1;1:6-9
mirror;1841;63;taking;1,4 middle;111111110011111110111111110111111100111111111 1;1;1:41-41
xor;1841;32;taking;1,4,5 middle;2/2/6/8;1;4:1-4 4:5-8
xor;1844;14;taking;1-4;4/2/11/8;1;1:1-4
xor;1844;28;taking;1-5 middle;11110111110011 1;1;1:13-13 1:14-14
xor;1846;27;sticks;;1110111101001111 1;1;1:1-2 1:2-3
mirror;1846;67;taking;1,2,4 middle;6/6/6/5/6;1;4:3-3
xor;1846;34;taking;1-3 middle;1111111011111101 1;1;1:10-11 1:12-13
xor;1846;18;taking;any;12/6;1;1:7-12
mirror;1847;69;taking;1-3 middle;8/8/6/3/3;1;3:3-4
xor;1850;24;kayles;;8/5;1;2:1-1 2:5-5
xor;1851;28;sticks;;1111011111011 1;1;1:12-12 1:13-13
xor;1853;19;taking;any misere;4/13/2;1;2:7-13
xor;1854;26;kayles;;3/5/6/1;1;2:1-1 2:5-5
mirror;1855;57;kayles;;6/5/7/6/7;1;2:3-3
xor;1855;15;taking;1-5 misere;11/9/8;1;1:8-11
xor;1856;29;sticks;;3/4/3/1/3;1;2:1-2 2:3-4
mirror;1856;31;taking;any;5/9/5/9/3;1;5:1-3
mirror;1857;49;kayles;;11111111011111111100111111111 1;1;1:4-5
xor;1857;22;kayles;;11111011111001011 1;1;1:16-16 1:17-17
mirror;1857;49;taking;1,4 middle;9/9/2/2/9;1;1:5-5 2:5-5 5:5-5
mirror;1858;47;kayles;;11011001111011111111100111111111 1;1;1:9-10
mirror;1858;55;taking;1,4 middle;11111101111111110011111110011111110111111 1;1;1:12-12
xor;1858;15;taking;1-5;5/14/9;1;1:2-5
xor;1858;31;taking;any middle;5/3/4;1;2:1-2 2:2-3
xor;1859;27;kayles;;111110111100111111 1;1;1:2-2 1:4-4
mirror;1859;34;taking;any;11/3/11/6/3;1;4:1-6
mirror;1860;51;kayles;;111111111011111111100111111111 1;1;1:5-5 1:15-15 1:26-26
mirror;1860;32;taking;any;4/8/4/8/2/2/4;1;1:1-4 3:1-4 7:1-4
xor;1865;31;sticks;;110111011110011100111 1;1;1:8-10 1:9-11
mirror;1865;37;taking;any;4/4/9/4/4/6/6;1;3:1-9
xor;1866;31;sticks;;4/3/5;1;2:1-2 2:2-3
xor;1867;24;kayles;;101101111100111111 1;1;1:8-8
xor;1869;24;kayles;;111110111110100111 1;1;1:16-17 1:17-18
mirror;1869;37;taking;any;9/5/5/9/9;1;1:1-9 4:1-9 5:1-9
xor;1870;26;kayles;;1111111011111001011 1;1;1:9-9 1:13-13
xor;1872;25;kayles;;5/3/6;1;1:3-3
xor;1873;11;stones;;11/11/11/2;1;1:11-11 2:11-11 3:11-11
xor;1873;11;piles;;2/11/11/11;1;2:11-11 3:11-11 4:11-11
xor;1873;22;taking;any misere;4/6/2/10;1;4:1-10
xor;1874;27;kayles;;5/3/7;1;1:1-1 1:5-5
xor;1874;29;sticks;;5/4/2/1;1;3:1-2
xor;1874;33;sticks;;10011111101001111 1;1;1:4-5 1:8-9
xor;1874;15;taking;any misere;3/8/4;1;2:8-8
xor;1874;15;taking;any;8/7;1;1:8-8
xor;1874;12;taking;1-4;9/12/6;1;1:9-9
xor;1874;15;taking;any misere;7/8;1;2:8-8
xor;1875;23;kayles;;5/2/2/1/4;1;1:3-3
xor;1875;27;kayles;;4/2/9;1;3:2-2 3:8-8
mirror;1876;53;kayles;;7/5/5/7/5;1;2:3-3 3:3-3 5:3-3
mirror;1878;81;taking;1-3 middle;11111110111111100111111101111001111111 1;1;1:27-28
xor;1879;33;sticks;;5/5/2;1;3:1-2
xor;1881;24;kayles;;5/3/2/4;1;1:3-3
xor;1882;16;taking;any;5/2/9;1;3:8-9
xor;1882;16;taking;any misere;1/7/8;1;3:7-8
mirror;1884;40;taking;any;5/3/5/10/7/3/7;1;4:1-10
xor;1885;26;kayles;;101111111101111101 1;1;1:12-12 1:16-16
xor;1886;36;sticks;;111011101111101110011 1;1;1:9-12 1:10-13
xor;1887;25;kayles;;1111101111111011 1;1;1:3-3
mirror;1889;61;kayles;;5/7/7/7/7;1;1:3-3
xor;1889;30;kayles;;111101111011111001111 1;1;1:11-11 1:15-15
xor;1889;14;taking;1-4 misere;10/4/15/2;1;2:3-4
mirror;1890;53;kayles;;9/9/9/1/1;1;1:5-5 2:5-5 3:5-5
xor;1890;14;taking;1-4 misere;2/10/9/6;1;3:9-9
mirror;1891;51;kayles;;5/8/5/5/5;1;2:4-5
xor;1891;37;sticks;;11111101011111 1;1;1:1-2 1:5-6
xor;1891;17;taking;any;5/9/3;1;2:7-9
xor;1891;17;taking;any;10/7;1;1:8-10
xor;1891;17;taking;any misere;1/7/9;1;3:7-9
xor;1891;17;taking;any misere;7/10;1;2:8-10
mirror;1895;65;kayles;;1111110111111011111111100111111101111111 1;1;1:19-19
mirror;1895;55;kayles;;111101111011111111100111111111001111 1;1;1:2-3 1:7-8 1:34-35
xor;1896;28;kayles;;111001111100111111011 1;1;1:7-7 1:9-9
xor;1898;18;taking;any;7/8/3;1;2:5-8
xor;1898;18;taking;any;10/7/1;1;1:7-10
xor;1898;18;taking;any misere;7/8/3;1;2:5-8
mirror;1905;69;taking;1-3 middle;1111101111110011111101111100111111 1;1;1:9-10 1:17-18 1:31-32
xor;1905;13;taking;1-6;12/1/13;1;3:12-13
mirror;1906;36;taking;any;3/11/3/2/11/2/4;1;7:1-4
xor;1906;15;taking;1-5 misere;9/11/11;1;1:7-9
xor;1906;19;taking;any;5/11/3;1;2:7-11
xor;1906;19;taking;any misere;4/8/7;1;2:4-8
xor;1906;19;taking;any;8/6/5;1;1:4-8
xor;1906;19;taking;any;7/12;1;2:8-12
xor;1906;19;taking;any;11/4/1/3;1;1:7-11
mirror;1907;81;taking;1-3 middle;5/6/8/5/8;1;2:3-4
xor;1908;33;sticks;;110111100111101111 1;1;1:4-5 1:6-7 1:10-11 1:12-13 1:15-16 1:17-18
xor;1910;27;kayles;;1/2/9/2/2;1;3:2-2 3:8-8
xor;1910;30;taking;1-3 middle;111011111101111 1;1;1:1-1 1:3-3
xor;1912;20;taking;any;3/1/4/12;1;4:7-12
xor;1912;20;taking;any misere;4/10/2/3/1;1;2:5-10
xor;1912;20;taking;any misere;11/6/3;1;1:6-11
xor;1912;20;taking;any misere;7/8/5;1;2:3-8
xor;1912;20;taking;any;9/7/4;1;1:4-9
xor;1912;20;taking;any misere;12/3/5;1;1:7-12
xor;1913;30;taking;1-4 middle;2/2/5/4;1;3:1-1 3:5-5
xor;1915;29;sticks;;11100110111101111 1;1;1:1-1 1:3-3
mirror;1916;55;kayles;;2/9/2/9/8;1;5:4-5
mirror;1917;34;taking;any;8/8/8/8/2;1;5:1-2
xor;1919;21;taking;any;5/7/9;1;3:3-9
xor;1919;21;taking;any misere;8/7/6;1;1:2-8
xor;1919;21;taking;any misere;4/10/6/1;1;2:4-10
xor;1919;21;taking;any;12/3/6;1;1:6-12
xor;1919;21;taking;any;6/7/8;1;3:2-8
xor;1919;21;taking;any misere;7/4/10;1;3:4-10
xor;1919;21;taking;any;14/2/4/1;1;1:8-14
xor;1919;21;taking;any misere;5/2/5/9;1;4:3-9
xor;1920;27;sticks;;101101111001111011 1;1;1:1-1
mirror;1923;69;kayles;;7/7/7/7/9;1;5:5-5
xor;1923;28;kayles;;1111111101111101011 1;1;1:11-11 1:13-13
xor;1923;33;sticks;;4/1/1/5/3;1;5:1-2 5:2-3
xor;1924;29;kayles;;11111001110011111111 1;1;1:2-2 1:4-4
xor;1924;31;sticks;;2/4/2/5;1;4:1-1 4:5-5
xor;1924;34;sticks;;11111011111001011 1;1;1:16-16 1:17-17
xor;1925;27;kayles;;101011111110011011111 1;1;1:19-19
xor;1925;22;taking;any;7/1/10/4;1;3:3-10
xor;1925;22;taking;any;6/7/8/1;1;3:1-8
xor;1925;22;taking;any misere;3/5/14;1;3:7-14
xor;1925;22;taking;any;6/7/9;1;3:2-9
xor;1925;22;taking;any misere;1/4/10/7;1;3:3-10
mirror;1926;57;kayles;;110011111111101111111110111111111011 1;1;1:9-9 1:19-19 1:29-29
mirror;1926;40;taking;any;8/8/8/8/8;1;1:1-8 2:1-8 3:1-8 4:1-8 5:1-8
xor;1928;32;kayles;;1/6/5/6;1;3:1-1 3:5-5
mirror;1928;37;taking;any;8/5/8/8/8;1;2:1-5
xor;1928;29;taking;1,4 middle;1111110011111111101111 1;1;1:13-13
xor;1931;26;kayles;;1111100111011111011 1;1;1:8-8 1:10-10
xor;1931;31;kayles;;111011111100101111100111 1;1;1:16-16 1:18-18
mirror;1931;38;taking;any;8/8/6/8/8;1;3:1-6
xor;1931;23;taking;any;6/3/14;1;3:6-14
xor;1931;23;taking;any;3/13/7;1;2:5-13
xor;1933;32;kayles;;4/5/6/3;1;2:1-1 2:5-5
mirror;1934;39;taking;any;8/8/7/8/8;1;3:1-7
xor;1936;37;sticks;;111110111110100111 1;1;1:16-17 1:17-18
xor;1937;24;taking;any misere;11/7/6;1;1:2-11
xor;1937;35;taking;1-4 middle;11111100111110011 1;1;1:9-9 1:13-13
mirror;1938;75;taking;1-3 middle;111111111001111001111011110111111111 1;1;1:13-14 1:19-20 1:24-25
mirror;1940;63;kayles;;5/5/8/8/8;1;3:4-5 4:4-5 5:4-5
xor;1941;46;sticks;;1111101111101011111 1;1;1:1-4 1:2-5 1:7-10 1:8-11 1:15-18 1:16-19
xor;1941;20;taking;any;3/3/9/5;1;3:6-9
xor;1945;18;taking;any;10/8;1;1:9-10
xor;1945;15;taking;1-4;12/4/3/12;1;2:4-4
xor;1946;33;kayles;;7/5/6;1;2:1-1 2:5-5
mirror;1947;36;taking;any;12/2/5/5/12;1;2:1-2
xor;1947;21;taking;any;1/12/1/1/6;1;2:8-12
xor;1948;32;kayles;;4/5/2/7;1;2:1-1 2:5-5
xor;1948;17;taking;1-5;12/7/11/2;1;3:10-11
xor;1949;32;kayles;;1111110011111111101011 1;1;1:13-13
xor;1949;12;taking;1-4;12/14/11;1;2:14-14
xor;1950;30;kayles;;1111110111110011001111 1;1;1:10-10
mirror;1950;37;taking;any;9/8/8/3/9;1;4:1-3
xor;1951;37;sticks;;6/3/4;1;2:1-1 2:3-3
xor;1952;36;kayles;;111111011111101100111111 1;1;1:2-3 1:4-5 1:9-10 1:11-12 1:20-21 1:22-23
xor;1952;19;taking;any;8/11;1;2:9-11
xor;1952;35;taking;1-7 middle;6/4/1/2;1;3:1-1
xor;1953;39;taking;any middle;111110111111011 1;1;1:1-1 1:5-5
mirror;1954;61;kayles;;3/9/9/9/3;1;2:5-5 3:5-5 4:5-5
xor;1954;32;taking;1-2 middle;111101111111110111011 1;1;1:10-10
mirror;1958;65;kayles;;1111011111111101111001111111110111111111 1;1;1:10-10 1:26-26 1:36-36
xor;1958;35;sticks;;110010111100111111 1;1;1:5-5
xor;1959;39;sticks;;5/2/6;1;1:1-1 1:5-5
xor;1959;23;taking;any misere;7/10/1/5;1;2:4-10
xor;1961;30;kayles;;111110111111110110011 1;1;1:1-1 1:5-5
mirror;1964;59;kayles;;5/4/5/9/9;1;2:2-3
xor;1971;22;taking;any;14/8;1;1:9-14
xor;1975;43;sticks;;1111110111111001 1;1;1:16-16
mirror;1982;93;taking;1-7 middle;8/4/8/4/2;1;5:1-2
xor;1982;19;taking;1-6;1/9/11/11;1;2:9-9
xor;1985;36;kayles;;5/7/7/1;1;1:1-1 1:5-5
mirror;1986;75;kayles;;1111111101111111101111111100111111110011111111 1;1;1:4-5 1:13-14 1:22-23 1:32-33 1:42-43
xor;1986;16;taking;1-4;12/13/4/11;1;3:1-4
xor;1992;34;kayles;;11111110111110100111111 1;1;1:11-11
xor;1992;36;taking;1-2 middle;10111111101110111111111 1;1;1:19-19
xor;1994;19;taking;any misere;9/10;1;2:10-10
xor;1994;19;taking;any misere;1/8/10;1;3:10-10
xor;1996;35;kayles;;1111101111110011111111 1;1;1:2-2 1:4-4
xor;1998;38;kayles;;4/6/6/5;1;4:1-1 4:5-5
xor;1999;33;kayles;;1101111100111111100111101 1;1;1:6-6
xor;2000;37;kayles;;4/5/4/2/6;1;2:1-1 2:5-5
xor;2001;34;kayles;;11110111001111111011111 1;1;1:21-21
xor;2001;34;kayles;;111110011100111011111111 1;1;1:1-1 1:5-5
xor;2001;20;taking;any misere;1/10/9;1;2:9-10
xor;2001;20;taking;any misere;9/2/9;1;2:1-2
xor;2001;20;taking;any misere;9/3/8;1;2:2-3
xor;2001;20;taking;any;3/9/8;1;1:2-3
xor;2003;23;taking;any;6/2/12/3;1;3:8-12
xor;2003;23;taking;any misere;8/2/7/6;1;1:4-8
mirror;2007;73;kayles;;111111111011111100111111111011111111100111111 1;1;1:5-5 1:23-23 1:33-33
xor;2007;21;taking;any misere;8/4/9;1;2:2-4
xor;2007;21;taking;any;12/9;1;1:10-12
xor;2007;21;taking;any;8/1/9/3;1;4:1-3
xor;2007;21;taking;any;9/11/1;1;2:9-11
xor;2013;22;taking;any;9/13;1;2:10-13
xor;2013;22;taking;any misere;9/5/8;1;2:2-5
xor;2013;22;taking;any misere;4/9/9;1;1:1-4
xor;2014;32;kayles;;5/6/2/5;1;2:2-3 2:4-5
xor;2014;25;taking;any;2/7/9/7;1;3:3-9
xor;2015;38;kayles;;11111101100111111111001111 1;1;1:16-16
xor;2015;34;kayles;;5/5/5/4;1;1:1-1 1:5-5 2:1-1 2:5-5 3:1-1 3:5-5
xor;2015;22;taking;1-5 misere;2/7/13/10/6;1;4:9-10
mirror;2017;99;taking;1-6 middle;5/8/8/2/5;1;4:1-2
xor;2017;23;taking;1-5 misere;6/11/6/3/12;1;2:10-11
mirror;2018;67;kayles;;9/9/5/5/8;1;5:4-5
xor;2019;23;taking;any misere;9/1/13;1;3:9-13
xor;2019;23;taking;any misere;9/8/6;1;3:2-6
mirror;2024;103;taking;1-7 middle;111111110011111011111111011111011 1;1;1:32-33
xor;2024;24;taking;any;7/9/8;1;1:2-7
xor;2024;27;taking;any;6/3/7/11;1;4:3-11
xor;2024;24;taking;any misere;9/6/1/8;1;2:1-6
xor;2026;38;kayles;;4/8/4/5;1;4:1-1 4:5-5
xor;2029;23;taking;any;7/10/3/3;1;2:8-10
xor;2031;21;taking;1-6;6/4/6/5;1;4:5-5
xor;2037;41;kayles;;7/4/5/4/3;1;3:1-1 3:5-5
xor;2037;22;taking;any misere;6/8/4/4;1;2:7-8
xor;2041;33;kayles;;111111111001111011111 1;1;1:13-14
xor;2045;21;taking;any misere;10/1/8/2;1;2:1-1
xor;2045;21;taking;any misere;2/11/8;1;2:11-11
xor;2045;21;taking;any misere;11/10;1;1:11-11
xor;2048;55;taking;1-5 middle;1111111101111011111 1;1;1:3-5 1:4-6
xor;2048;24;taking;any misere;1/1/5/9/8;1;3:2-5
xor;2049;42;kayles;;11111110111110111111101111 1;1;1:9-9 1:13-13
xor;2051;22;taking;any;12/10;1;1:11-12
xor;2051;22;taking;any misere;8/10/4;1;3:3-4
xor;2051;22;taking;any misere;12/10;1;1:11-12
xor;2053;45;sticks;;111101111011111001111 1;1;1:11-11 1:15-15
xor;2057;34;kayles;;9/2/3/5;1;3:1-1 3:3-3
xor;2058;40;kayles;;8/3/6/5;1;4:1-1 4:5-5
xor;2058;40;kayles;;4/5/6/7;1;2:3-3
xor;2058;43;sticks;;1101100111011111101111 1;1;1:8-8 1:10-10
xor;2058;26;taking;any misere;4/6/10/6;1;3:5-10
xor;2062;24;taking;any;14/10;1;1:11-14
xor;2063;43;kayles;;111111011111100111101111100111 1;1;1:22-22 1:24-24
xor;2063;27;taking;any;6/6/11/4;1;3:5-11
xor;2067;25;taking;any misere;5/10/10;1;1:1-5
xor;2067;25;taking;any misere;10/7/8;1;2:3-7
xor;2068;40;kayles;;11011111011111111001111111 1;1;1:4-4 1:8-8
xor;2070;51;sticks;;1111001111110111101111 1;1;1:7-8 1:11-12
xor;2082;43;kayles;;5/2/7/3/7;1;1:1-1 1:5-5
xor;2082;51;sticks;;2/6/3/6;1;3:1-1 3:3-3
xor;2084;24;taking;any misere;8/5/5/6;1;1:7-8
xor;2087;49;sticks;;110011111100111111010011 1;1;1:20-20
xor;2089;25;taking;any;8/7/4/6;1;1:6-8
xor;2090;23;taking;any;12/8/3;1;1:12-12
xor;2090;23;taking;any;2/8/1/12;1;4:12-12
xor;2090;23;taking;any;11/8/4;1;3:4-4
xor;2090;23;taking;any;1/10/12;1;3:12-12
xor;2090;23;taking;any misere;9/12/2;1;2:12-12
xor;2090;23;taking;any;12/11;1;1:12-12
xor;2096;24;taking;any;11/8/5;1;3:4-5
xor;2096;24;taking;any;9/5/2/8;1;2:4-5
xor;2096;24;taking;any misere;5/9/10;1;1:4-5
xor;2096;24;taking;any;13/11;1;1:12-13
xor;2097;42;kayles;;11111111011111111011111011 1;1;1:20-20 1:22-22
xor;2099;47;kayles;;111111101111011111111101111011 1;1;1:18-18
xor;2099;27;taking;any misere;4/12/4/7;1;2:8-12
xor;2101;25;taking;any misere;8/11/6;1;3:4-6
xor;2101;25;taking;any;1/10/9/5;1;4:3-5
xor;2101;25;taking;any;9/5/11;1;2:3-5
xor;2101;25;taking;any;8/1/5/11;1;3:3-5
xor;2101;25;taking;any misere;6/10/9;1;1:4-6
xor;2101;25;taking;any misere;14/11;1;1:12-14
xor;2101;25;taking;any;8/11/6;1;3:4-6
xor;2101;25;taking;any misere;2/10/9/4;1;4:2-4
xor;2101;25;taking;any misere;12/9/2/2;1;1:10-12
xor;2103;48;kayles;;111111111011111110111111001111 1;1;1:5-5
xor;2103;28;taking;any;5/7/4/12;1;4:7-12
xor;2106;26;taking;any;7/9/10;1;1:4-7
xor;2106;26;taking;any;3/8/12/3;1;3:9-12
xor;2106;26;taking;any;7/11/8;1;1:4-7
xor;2106;26;taking;any misere;11/11/4;1;3:1-4
xor;2106;26;taking;any misere;8/11/7;1;3:4-7
xor;2106;26;taking;any misere;9/6/11;1;2:3-6
xor;2109;46;kayles;;6/6/8/5;1;4:1-1 4:5-5
xor;2109;55;sticks;;5/5/5/4;1;1:1-1 1:5-5 2:1-1 2:5-5 3:1-1 3:5-5
xor;2111;27;taking;any;11/3/13;1;3:9-13
xor;2111;27;taking;any misere;9/11/7;1;3:3-7
xor;2111;27;taking;any misere;14/2/1/10;1;1:10-14
xor;2111;27;taking;any;3/10/5/9;1;3:1-5
xor;2115;28;taking;any;10/15/3;1;2:10-15
xor;2115;28;taking;any;1/11/10/6;1;4:1-6
xor;2115;64;taking;1,3,4 middle;8/7/6/7;1;1:1-4 1:5-8
xor;2115;28;taking;any;10/11/7;1;3:2-7
xor;2116;42;kayles;;111110111111110011111011111 1;1;1:1-1 1:5-5 1:17-17 1:21-21 1:23-23 1:27-27
xor;2120;29;taking;any;7/1/11/10;1;1:1-7
xor;2123;51;sticks;;11110011110111101111100111 1;1;1:24-25 1:25-26
xor;2124;46;kayles;;5/4/8/8;1;1:1-1 1:5-5
xor;2126;41;kayles;;1111111101111100111111111 1;1;1:4-5
xor;2126;45;kayles;;11111011101011111111011111111 1;1;1:2-2 1:4-4
xor;2127;26;taking;any;1/9/11/5;1;4:4-5
xor;2128;39;kayles;;111110110111100111111111011 1;1;1:11-12
xor;2129;47;kayles;;1101111110111111001111101111111 1;1;1:21-21
xor;2129;29;taking;any misere;5/12/7/5;1;2:8-12
xor;2132;25;taking;any;12/13;1;2:13-13
xor;2136;28;taking;any;3/9/9/7;1;4:4-7
xor;2137;57;sticks;;111110111101111010111111 1;1;1:19-20 1:23-24
xor;2138;61;sticks;;5/6/4/5;1;2:1-2 2:5-6
xor;2142;27;taking;any;8/8/4/7;1;4:5-7
xor;2142;27;taking;any;15/12;1;1:13-15
xor;2144;49;kayles;;5/8/4/7/3;1;1:1-1 1:5-5
xor;2145;73;sticks;;1011111111011111111 1;1;1:1-1
xor;2146;81;taking;1-6 middle;11111011111110111111111 1;1;1:16-20 1:18-22
xor;2147;45;kayles;;3/5/7/5/5;1;2:1-1 2:5-5 4:1-1 4:5-5 5:1-1 5:5-5
xor;2149;81;sticks;;8/9;1;2:1-1 2:9-9
xor;2149;75;sticks;;1100111111110011111111 1;1;1:1-2
xor;2151;43;kayles;;5/5/5/3/6;1;1:3-3 2:3-3 3:3-3
xor;2151;50;kayles;;5/7/7/8;1;1:1-1 1:5-5
xor;2155;51;kayles;;3/5/6/8/6;1;2:2-2 2:4-4
xor;2156;68;taking;1-5 middle;2/7/4/8;1;4:3-5 4:4-6
xor;2162;51;kayles;;1111111001110111111011111001111111 1;1;1:23-23
xor;2165;72;taking;1-6 middle;8/2/5/6;1;1:3-5 1:4-6
xor;2171;27;taking;any misere;8/5/2/12;1;3:2-2
xor;2175;28;taking;any misere;12/11/5;1;2:10-11
xor;2175;28;taking;any;13/4/11;1;3:10-11
xor;2175;28;taking;any;11/4/8/5;1;1:10-11
xor;2175;28;taking;any misere;13/3/12;1;2:2-3
xor;2175;28;taking;any misere;11/4/13;1;1:10-11
xor;2175;28;taking;any misere;6/9/13;1;1:5-6
xor;2176;47;kayles;;1111100111111110111011111011111 1;1;1:2-2 1:4-4 1:22-22 1:24-24 1:28-28 1:30-30
xor;2176;73;taking;1-5 middle;1100111111001111110011111111 1;1;1:22-25 1:24-27
xor;2177;51;kayles;;5/4/8/8/3;1;1:2-2 1:4-4
xor;2178;63;sticks;;11111001100111110111110011111 1;1;1:8-9
xor;2179;31;taking;any misere;10/11/7/3;1;3:3-7
xor;2179;31;taking;any;11/11/7/2;1;3:3-7
xor;2180;59;sticks;;4/5/4/2/6;1;2:1-1 2:5-5
xor;2180;34;taking;any;7/9/6/6/6;1;2:2-9
xor;2180;29;taking;any misere;9/7/13;1;2:5-7
xor;2187;55;kayles;;7/4/5/8/6;1;3:1-1 3:5-5
xor;2187;73;sticks;;6/6/4/6;1;1:1-2 1:5-6 2:1-2 2:5-6 4:1-2 4:5-6
xor;2189;63;sticks;;1111010111111011111101111 1;1;1:6-6
xor;2189;67;sticks;;4/6/6/5;1;4:1-1 4:5-5
xor;2189;29;taking;any;3/4/11/11;1;2:4-4
xor;2193;30;taking;any;13/3/1/11/2;1;1:12-13
xor;2196;47;kayles;;1111111101101100111111111011111 1;1;1:4-5
xor;2196;76;sticks;;8/1/8/2;1;4:1-1 4:2-2
xor;2198;29;taking;any misere;1/14/13/1;1;2:14-14
xor;2201;79;sticks;;1/8/3/8;1;3:1-2 3:2-3
xor;2202;54;kayles;;111111110111110011111111011111111 1;1;1:10-10 1:14-14
xor;2202;30;taking;any misere;5/7/9/9;1;2:6-7
xor;2202;30;taking;any misere;7/9/13/1;1;1:6-7
xor;2202;30;taking;any;5/1/11/13;1;3:10-11
xor;2202;30;taking;any;9/5/3/5/8;1;3:2-3
xor;2202;30;taking;any;9/11/5/5;1;2:10-11
xor;2204;59;kayles;;111111001111111001111111001111111011111 1;1;1:35-35 1:39-39
xor;2204;48;kayles;;9/6/9/2;1;2:2-3 2:4-5
xor;2207;29;taking;any;10/8/7/4;1;3:7-7
xor;2207;29;taking;any misere;12/13/2/2;1;2:13-13
xor;2207;29;taking;any misere;10/7/12;1;2:7-7
xor;2207;29;taking;any misere;1/14/10/4;1;1:1-1
xor;2207;29;taking;any;13/6/10;1;1:13-13
xor;2207;29;taking;any;3/2/12/12;1;1:3-3
xor;2207;29;taking;any;9/10/4/6;1;1:9-9
xor;2207;29;taking;any misere;10/7/4/8;1;2:7-7
xor;2207;29;taking;any;12/7/10;1;2:7-7
xor;2207;29;taking;any misere;2/10/4/13;1;4:13-13
xor;2207;29;taking;any;8/4/4/10/3;1;5:3-3
xor;2207;29;taking;any;5/2/10/12;1;1:5-5
xor;2207;29;taking;any;4/6/11/8;1;3:11-11
xor;2207;29;taking;any;6/11/12;1;2:11-11
xor;2208;83;sticks;;1111111101111011111111001 1;1;1:10-12 1:11-13
xor;2209;84;sticks;;9/8/2;1;3:1-1 3:2-2
xor;2212;88;taking;any middle;1/8/8/5;1;4:1-4 4:2-5
xor;2214;87;sticks;;3/8/9;1;1:1-2 1:2-3
xor;2215;88;sticks;;11111111011111111001111101 1;1;1:20-23 1:21-24
xor;2217;57;kayles;;111101111101111111100111111110111111 1;1;1:7-7 1:9-9
xor;2218;53;kayles;;111111001111101111100111111110011111 1;1;1:10-10 1:12-12 1:16-16 1:18-18 1:33-33 1:35-35
xor;2219;91;sticks;;11111111101111111101111 1;1;1:20-22 1:21-23
xor;2219;85;sticks;;2/8/1/9;1;1:1-2
xor;2223;93;sticks;;2/9/9;1;1:1-2
xor;2224;57;kayles;;8/5/7/3/8;1;2:1-1 2:5-5
xor;2226;96;sticks;;1111111101111100111111111 1;1;1:10-13 1:11-14
xor;2236;79;taking;1-6 middle;8/8/2/4;1;4:1-2 4:3-4
xor;2245;81;sticks;;1111111101110110011111111 1;1;1:10-10 1:12-12
xor;2246;59;kayles;;5/8/3/8/8;1;1:2-2 1:4-4
xor;2249;79;sticks;;11011111111001011111111011 1;1;1:14-14
xor;2251;85;sticks;;2/8/4/8;1;3:1-2 3:3-4
xor;2254;87;sticks;;8/2/9/2;1;3:1-1 3:9-9
xor;2257;94;sticks;;111111111011111111101101 1;1;1:21-21 1:22-22
xor;2258;93;sticks;;8/1/4/1/9;1;3:1-3 3:2-4
xor;2261;63;kayles;;111111110111110111111011111111001111111 1;1;1:10-10 1:14-14
xor;2263;101;taking;any middle;9/4/1/9;1;2:1-3 2:2-4
xor;2264;98;sticks;;5/1/9/8/1;1;1:1-4 1:2-5
xor;2265;55;kayles;;9/2/1/9/9;1;1:2-2 1:8-8 4:2-2 4:8-8 5:2-2 5:8-8
xor;2266;56;kayles;;11111111101111111110011100111111111 1;1;1:2-2 1:8-8 1:12-12 1:18-18 1:28-28 1:34-34
xor;2266;101;sticks;;9/4/1/9;1;2:1-3 2:2-4
xor;2267;34;taking;any;12/4/12/6;1;4:5-6
xor;2271;35;taking;any;4/7/12/12;1;2:5-7
xor;2274;36;taking;any misere;8/8/8/12;1;4:9-12
xor;2282;65;kayles;;8/8/5/6/8;1;3:2-2 3:4-4
xor;2290;90;sticks;;2/2/2/8/9;1;1:1-1 1:2-2 2:1-1 2:2-2 3:1-1 3:2-2
xor;2297;36;taking;any misere;5/12/1/6/12;1;4:5-6
xor;2297;36;taking;any;12/4/5/13/2;1;5:1-2
xor;2297;36;taking;any;5/9/4/6/12;1;4:5-6
xor;2298;89;sticks;;101111001111111100111011111111 1;1;1:3-4 1:5-6
xor;2301;91;sticks;;11111111011111111011011110111 1;1;1:22-24 1:23-25
xor;2304;97;sticks;;111111110111011110111111111 1;1;1:14-15 1:16-17
xor;2306;95;sticks;;1101011110111111110111111111 1;1;1:6-7 1:8-9
xor;2309;97;sticks;;2/8/4/2/9;1;3:1-3 3:2-4
xor;2310;40;taking;any;14/9/8/9;1;1:9-14
xor;2311;103;sticks;;1100111101111111110111111111 1;1;1:5-6 1:7-8
xor;2315;102;sticks;;1111111101101100111111111011111 1;1;1:27-30 1:28-31
xor;2315;37;taking;any;1/13/12/6/5;1;4:6-6
xor;2315;37;taking;any;10/9/9/9;1;1:10-10
xor;2322;37;taking;any;8/11/10/8;1;2:11-11
xor;2325;38;taking;any;12/10/8/8;1;1:11-12
xor;2335;97;sticks;;5/4/8/8;1;1:1-1 1:5-5
xor;2338;95;sticks;;2/8/4/8/4;1;1:1-2
xor;2339;67;kayles;;9/7/9/9/2;1;1:5-5 3:5-5 4:5-5
xor;2340;101;sticks;;1111111101111011111111101111 1;1;1:15-15 1:23-23
xor;2342;103;sticks;;11110111111110111111110111111 1;1;1:24-25 1:28-29
xor;2351;40;taking;any;10/13/8/9;1;2:12-13
xor;2353;114;sticks;;9/9/3/5/2;1;4:1-4 4:2-5
xor;2373;100;sticks;;111111110011111011110011111111011 1;1;1:32-32 1:33-33
xor;2377;103;sticks;;5/4/8/8/3;1;5:1-2 5:2-3
xor;2378;104;sticks;;11001111111110111101111111101111 1;1;1:1-1 1:2-2
xor;2379;105;sticks;;5/8/2/8/5;1;3:1-2
xor;2380;113;taking;1-7 middle;11111111100111111110111111011111 1;1;1:21-22 1:25-26
xor;2384;109;sticks;;6/8/5/1/8;1;1:1-2 1:5-6
xor;2388;117;sticks;;6/9/5/8;1;1:1-2 1:5-6
xor;2392;121;sticks;;9/9/4/6;1;4:1-2 4:5-6
xor;2400;115;sticks;;4/9/2/6/8;1;2:1-1 2:9-9
xor;2400;118;sticks;;4/9/9/2/5;1;4:1-1 4:2-2
xor;2400;171;sticks;;9/8/9/9;1;1:1-1 1:9-9 3:1-1 3:9-9 4:1-1 4:9-9
xor;2400;114;sticks;;9/5/2/8/5;1;3:1-1 3:2-2
xor;2400;159;sticks;;1111111101110111111110111111110111111111 1;1;1:10-11 1:11-12
xor;2400;115;sticks;;11111101111110010111111110011111111 1;1;1:16-16
xor;2400;111;sticks;;6/5/2/8/8;1;2:1-1 2:5-5
xor;2400;156;sticks;;111111111011111111011111111011111111011 1;1;1:38-38 1:39-39
xor;2400;123;sticks;;6/9/8/6;1;2:1-1 2:9-9
xor;2400;109;sticks;;4/6/3/8/8;1;3:1-1 3:3-3
xor;2400;147;sticks;;8/8/8/2/8;1;4:1-2
`;
