BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE blocks (
	person TEXT NOT NULL, 
	blocked TEXT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE drafts (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_drafts_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "drafts" VALUES(2,0,2,'tile 0,-1,r3; stay');
INSERT INTO "drafts" VALUES(2,1,1,'tile -3,-2,r0; new -6,-3');
INSERT INTO "drafts" VALUES(3,0,13,'build 3 c4');
INSERT INTO "drafts" VALUES(3,1,12,'build 3 d4');
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'AC6208B9327A395BE466E6A61B3715E8D4BC5A1826F4127FCD5981DF060DB3A8');
CREATE TABLE log (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_log_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES(2,0,-1,'draw 17',NULL,1795069237831);
INSERT INTO "log" VALUES(2,1,-1,'draw 4',NULL,1795069237831);
INSERT INTO "log" VALUES(2,2,-1,'draw 14',NULL,1795069237831);
INSERT INTO "log" VALUES(2,3,0,'lay 4 0,0,r1; lay 17 -1,1,r1; lay 14 1,1,r0','0-0',1795069237846);
INSERT INTO "log" VALUES(2,4,1,'lay 14 0,0,r2; lay 17 -1,-1,r3; lay 4 -2,-2,r2','1-0',1795069237859);
INSERT INTO "log" VALUES(2,5,-1,'draw 19',NULL,1795069237859);
INSERT INTO "log" VALUES(2,6,0,'tile 1,2,r0; stay','0-1',1795069237866);
INSERT INTO "log" VALUES(2,7,1,'tile -3,-2,r0; new -6,-3','1-1',1795069237874);
INSERT INTO "log" VALUES(2,8,-1,'draw 7',NULL,1795069237874);
INSERT INTO "log" VALUES(3,0,0,'goal S3 2; goal S1 3; goal S2 6; goal W2 2; goal W3 2; goal S4 3; goal W1 4; goal W4 1','0-0',1795069237904);
INSERT INTO "log" VALUES(3,1,1,'goal E2 6; goal E1 4; goal N1 4; goal E4 3; goal E3 1; goal N2 4; goal N3 4; goal N4 6','1-0',1795069237925);
INSERT INTO "log" VALUES(3,2,0,'build 5 c2','0-1',1795069237930);
INSERT INTO "log" VALUES(3,3,1,'build 1 d3','1-1',1795069237936);
INSERT INTO "log" VALUES(3,4,0,'build 5 b2','0-2',1795069237941);
INSERT INTO "log" VALUES(3,5,1,'build 5 c2','1-2',1795069237947);
INSERT INTO "log" VALUES(3,6,0,'build 4 c4','0-3',1795069237953);
INSERT INTO "log" VALUES(3,7,1,'build 1 c3','1-3',1795069237959);
INSERT INTO "log" VALUES(3,8,0,'build 2 a1','0-4',1795069237964);
INSERT INTO "log" VALUES(3,9,1,'build 1 b3','1-4',1795069237970);
INSERT INTO "log" VALUES(3,10,0,'build 5 d3','0-5',1795069237975);
INSERT INTO "log" VALUES(3,11,1,'build 2 b4','1-5',1795069237981);
INSERT INTO "log" VALUES(3,12,0,'build 3 b3','0-6',1795069237986);
INSERT INTO "log" VALUES(3,13,1,'build 4 b3','1-6',1795069237992);
INSERT INTO "log" VALUES(3,14,0,'build 2 c4','0-7',1795069237997);
INSERT INTO "log" VALUES(3,15,1,'build 5 b3','1-7',1795069238003);
INSERT INTO "log" VALUES(3,16,0,'build 1 d1','0-8',1795069238008);
INSERT INTO "log" VALUES(3,17,1,'build 3 d3','1-8',1795069238015);
INSERT INTO "log" VALUES(3,18,0,'build 2 d3','0-9',1795069238019);
INSERT INTO "log" VALUES(3,19,1,'build 1 b1','1-9',1795069238026);
INSERT INTO "log" VALUES(3,20,0,'build 4 b3','0-10',1795069238031);
INSERT INTO "log" VALUES(3,21,1,'build 4 a3','1-10',1795069238038);
INSERT INTO "log" VALUES(3,22,0,'build 4 a2','0-11',1795069238042);
INSERT INTO "log" VALUES(3,23,1,'build 2 a1','1-11',1795069238049);
INSERT INTO "log" VALUES(3,24,0,'build 3 d2','0-12',1795069238053);
INSERT INTO "log" VALUES(3,25,1,'build 3 d4','1-12',1795069238059);
INSERT INTO "log" VALUES(3,26,0,'build 3 c4','0-13',1795069238064);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	file TEXT, 
	secret BLOB NOT NULL, 
	status TEXT NOT NULL, 
	audience TEXT NOT NULL, 
	clock INTEGER, 
	host TEXT NOT NULL, 
	"after" TEXT, 
	created BIGINT NOT NULL, 
	deadline BIGINT, 
	ended BIGINT, 
	result TEXT, next TEXT, word TEXT, paused BIGINT, acting TEXT, acting_at INTEGER, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES(1,'r5s985tymyq8','cityscape',1,2,'[["rounds", "4"]]',NULL,X'74077C338A69DBDD385D9B7724516C5B880820B02D3C8087A86C6895B9D41985','open','listed',NULL,'32313f5a0dabb1d6',NULL,1795069237793,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,'w4vta372wp2r','cities2008',1,2,'[["level", "3"], ["tiles", "balanced"]]',NULL,X'5FD60B49E2351C8A8178E46E93E4EFA256967477D7CA4BDE7575E9921AB0CCF6','playing','link',NULL,'32313f5a0dabb1d6',NULL,1795069237823,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,'t5n3ntnaw3rd','cityscape',1,2,'[["rounds", "1"]]',NULL,X'6938DE91C413905ECD53F1ED15B82B4145317F458E94D27AA4B9BABDE106E850','finished','link',NULL,'32313f5a0dabb1d6',NULL,1795069237881,NULL,1795069238065,'{"totals": [85, 0], "winners": [0]}',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE notices (
	person TEXT NOT NULL, 
	url TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	failed INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (person), 
	CONSTRAINT fk_notices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('32313f5a0dabb1d6','Guest',NULL,NULL,0,1795069237747);
INSERT INTO "people" VALUES('29028d939da2138b','Guest',NULL,NULL,0,1795069237776);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	reporter TEXT NOT NULL, 
	name TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	nonce BLOB NOT NULL, 
	nonce_by TEXT NOT NULL, kept_for TEXT, gone TEXT, gone_at INTEGER, wish TEXT, due BIGINT, late INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,'person','32313f5a0dabb1d6','Guest',NULL,X'4720CEF70886ABAB91021A5207BCD5B1','server',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(1,1,'open',NULL,'',NULL,X'7A4BEEBDA067210F92AC3E81E3A5A07A','server',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(2,0,'person','32313f5a0dabb1d6','Guest',NULL,X'0513E1D1D1F8C1D0B2988B81E5390CDA','server',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(2,1,'person','29028d939da2138b','Guest',NULL,X'D7AB3BBB680D6C7FEFEBDD38B25790F2','server',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(3,0,'person','32313f5a0dabb1d6','Guest',NULL,X'B132CCB8EFA70AE6ECF3860E3B943810','server',NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES(3,1,'person','29028d939da2138b','Guest',NULL,X'8421E4B979008ED9AB373DD17489F0D0','server',NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (digest), 
	CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_matches_status_audience ON matches (status, audience);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_reporter ON reports (reporter);
CREATE INDEX ix_matches_host ON matches (host);
CREATE UNIQUE INDEX ix_matches_word ON matches (word);
CREATE INDEX ix_seats_kept_for ON seats (kept_for);
COMMIT;
